### What is refused, by its code, with dots as dashes. Each sentence says what to do.

error-unknown = That did not work ({ $code }). Please try again.
error-internal = Something went wrong on our side. Please try again.
error-connection-lost = The server cannot be reached right now. We keep trying; nothing is lost.
error-connection-unsaved = The connection broke before that was saved. Check the table and choose again if needed.

error-game = The rules do not allow that.
error-notation-unreadable = I can’t read that (character { $character }). Type a move like the example.
error-words-unclear = I don’t understand “{ $word }” (character { $character }).
error-words-missing = { $wanted ->
    [verb] What do you want to do? Start with a word such as extend, place, rotate, draw.
    [river] Which river? For example: river 1.
    [domino] Which domino? For example: domino 12.
    [tile] Which tile? For example: the Start tile.
    [side] To which side? For example: left 20.
    [player] Which player? For example: player 2.
   *[place] Where? For example: at 100 50 90.
}
error-words-absent = { $wanted ->
    [river] There is no river { $name }.
    [domino] There is no domino { $name }.
    [tile] That tile is not on the table: { $name }.
    [port] That tile has no entrance { $name }.
    [player] There is no player { $name }.
    [animal] No animal belongs on domino { $name }.
   *[place] There is no space left there: { $name }.
}
error-action-illegal = The rules do not allow that now. Choose one of the moves offered.
error-game-unknown = This server does not have that game.
error-option-unknown = The game has no option “{ $name }”.
error-option-value = Option “{ $name }” can’t have that value. Possible: { $choices }.
error-option-seats = The game is not made for that number of players.
error-layout-unreadable = That file is not a table at rest: { $what } (at { $where }).
error-layout-value = That table is not possible: { $what } (at { $where }).

error-layout-too_many = That is too much for the workshop: { $most } at most.
error-layout-refused = { $kind ->
    [tiles] Tile { $number } cannot lie there.
    [animals] Animal { $number } cannot ride there.
    [pushes] Domino { $what } cannot be pushed.
   *[dominoes] Domino { $number } cannot stand there.
}
error-workshop-busy = The dominoes of your last table are still falling. One moment.
error-workshop-full = The workshop is busy right now. Please try again in a moment.

error-passkey-refused = That passkey did not work. Please try again.
error-passkey-unknown = We don’t know that passkey. Try another one, or your recovery phrase.
error-passkey-too_many = You already have { $most } passkeys, the maximum. Remove one first.
error-recovery-unreadable = A recovery phrase has { $words } words of five letters. One is missing or misspelt.
error-recovery-unknown = We don’t know that recovery phrase. Maybe a newer one has replaced it.
error-push-unreadable = We couldn’t read this browser’s answer. Please try again.
error-notify-target = The address must start with https:// and contain no name or password.
error-notify-private = This server sends nothing to addresses in its own network, unless its host allows it.
error-notify-full = You can have { $most } at most. Remove one first.
error-notify-seat = You have no seat at that table, so it is never your turn there.
error-kept-name = Nothing can be saved under the name “{ $name }”.
error-kept-newer = That was changed on another device in the meantime. Have a look, then try again.
error-kept-full = You can save up to { $most } things.
error-kept-size = That is too big to save: { $limit } bytes at most.
error-kept-quota = You have saved too much: { $limit } bytes at most.
error-kept-address = Too much has been saved from your network lately. It stays in this browser and will be saved later.

error-table = You can’t do that at this table.
error-table-unknown = That table does not exist. Check the link.
error-table-conflict = Someone else was faster. Look at the table and try again.
error-table-fenced = This table is moving to another server. It will be back in a moment.
error-table-not_now = Not at this point in the game.
error-table-not_host = Only the person who opened the table can do that.
error-seat-wrong = That is not your seat.
error-seat-taken = Somebody else has just taken that seat.
error-seat-too_few = You need { $least } players to start: wait for someone, or add a bot.
error-seat-name = Please choose a name of 1 to { $longest } letters or emoji, all of them visible.
error-seat-not_away = That player is here, or has not been away for long enough.
error-turn-not_yours = It is not your turn.
error-turn-stale = Something happened in the meantime. Look at the board and choose again.
error-turn-late = Time for this round is up; a bot plays the rest.
error-turn-revealed = Too late: everyone has finished and seen the round.
error-turn-nothing = There is nothing to undo this turn.
error-offer-none = That offer no longer stands.
error-offer-standing = Another offer is still waiting for an answer.
error-offer-own = This one is for the others to answer.
error-offer-pointless = There is nothing to ask for here.
error-offer-too_soon = You asked for that a moment ago. You can ask again in { $wait } s.
error-bot-unknown = There is no bot of that level.
error-phrase-unknown = That phrase does not exist.
error-phrase-too_many = One phrase at a time: wait a moment.
error-turn-too_many_undos = You have used all your undos in this match.
error-talk-too_much = You have sent too many phrases and requests in this match.
error-table-full = This match has reached its maximum length. All you can do is resign.
error-table-too_many = You already have { $most } open tables. Finish some of them before you open another.
error-record-unreadable = That file is not a saved match.
error-record-unsound = That saved match does not follow the rules.

error-store-failed = The game could not be saved, so nothing has changed. Please try again soon.
error-store-url = The database address is wrong. Tell the host of this server.
error-store-newer = The database was written by a newer Rivage. Tell the host of this server.
error-store-broken = The database is damaged. Tell the host of this server.
error-store-missing = The database is missing. Tell the host of this server.
error-store-unwritable = The server cannot write to its disk. Tell its host; your game has not changed.
error-store-locked = Another server uses the same database. Tell the host of this server.
error-store-in_use = The database has an older format and is in use. Tell the host of this server.
error-store-unreachable = The database does not answer. Your game is safe; try again soon.
error-store-slow = The database does not answer in time. Your game is safe; try again soon.
error-store-present = There is a database already. Tell the host of this server.
error-store-read_only = This server is read-only at the moment.
error-store-closed = The server is shutting down. Your game is safe.
error-bus-failed = Our servers cannot reach each other. They keep trying.
error-bus-url = The servers are not set up correctly. Tell the host.
error-bus-trace = The servers are not set up correctly. Tell the host.
error-bus-away = Our servers cannot reach each other. They keep trying.
error-bus-jetstream = The servers cannot share out their work. Tell the host.
error-bus-cluster = This server belongs to another cluster. Tell the host.
error-bus-version = The servers run different versions. Tell the host.
error-bus-clock = The clock of this server is wrong. Tell the host.
error-bus-address = The servers are not set up correctly. Tell the host.
error-bus-relay = This connection does not come from one of our servers.
error-bus-moved = This table is moving to another server. It will be back in a moment.
error-bus-workers = There are no workers to play these matches.

error-server = The server refused that.
error-advice-none = There are no tips for this game here.
error-advice-passed = You have asked something newer in the meantime.
error-findings-none = There is nothing to say about this moment.
error-server-not_found = There is nothing at this address.
error-server-method = This address does not accept that.
error-server-unexpected = Something went wrong on our side; look for { $reference } in the log.
error-server-not_ready = The server is not ready yet. Try again in a moment.
error-server-port = Another program is using the port.
error-server-public_url = The public address is not a valid web address.
error-identity-missing = This browser has no guest cookie. Allow cookies for this site and reload the page.
error-identity-forged = The guest cookie is not from this server. Reload the page to get a new one.
error-protocol-outdated = This page is out of date. Reload it.
error-identity-origin = That request came from another site and was not accepted.
error-message-unreadable = The server could not read that. Reload the page.
error-message-too_large = That was too long for the server.
error-message-too_many = That was too fast. Wait a moment and try again.

error-deal-none = This game has no game of the day.
error-daily-unknown = There is no game for that day.
error-daily-closed = That day is over. You can still look at it, and play today’s game.
error-games-filter = That filter doesn’t exist. Reload the page and try again.
error-games-cursor = This part of the list can’t be found. Reload the page and try again.
error-daily-played = You have already played today’s game. Come back tomorrow for the next one.
error-daily-running = Today’s game isn’t in the archive yet. Play it on its own page.
error-daily-old = The archive starts on { $first }.
error-group-unknown = That group does not exist. Check the link.
error-group-full = This group is full: it has { $limit } members.
error-group-too_many = You are already in { $limit } groups. Leave one first.
error-group-not_member = You are not in this group.
error-group-not_host = Only the person who runs this group can do that.
error-group-removed = You can’t join this group again: you were removed from it.
error-group-title = The name is too long: at most { $limit } characters.
error-duplicate-unknown = That match does not exist. Check the link.
error-duplicate-closed = This game is closed. You can still see the results.
error-duplicate-played = You have already played this. Everyone plays it once.
error-physics-value = { $what } must be between { $low } and { $high }, not { $value }.
error-physics-domino = There is no such domino to push.
error-physics-room = There is no room for the hand there.
error-physics-broken = The dominoes could not be moved this time. Nothing has changed; try again.
error-file-unreadable = This file cannot be read.
error-game-name = A new game cannot have this name.
error-engine-missing = This needs Numba, which is not installed on this server.
error-file-exists = A file with this name already exists.
error-file-unwritable = This file cannot be written.
error-simulate-exists = This file already contains results.
error-simulate-busy = Another run is writing to this file.
error-simulate-other = This file holds the results of another experiment.
error-simulate-damaged = A line of these results cannot be read.
error-simulate-failed = A match could not be played to its end.
error-identity-expired = Your guest cookie is no longer valid. Reload the page to get a new one.
error-request-host = That request does not say which site it is for.
error-request-misdirected = This server is not at that address.
error-request-path = That address is too long.
error-request-headers = Your browser sent more headers than the server takes. Clearing this site’s cookies may help.
error-request-malformed = The server could not read that request.
error-request-depth = That request is nested too deeply.
error-request-slow = That took too long to arrive. Try again.
