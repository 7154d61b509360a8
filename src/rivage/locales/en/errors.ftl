### What is refused, by its code, with dots as dashes. Each sentence says what to do.

error-unknown = That did not work ({ $code }). Please try again.
error-internal = Something went wrong on our side. Please try again.
error-connection-lost = The server cannot be reached just now. We keep trying; nothing is lost.

error-game = The rules do not allow that.
error-notation-unreadable = That text is no move or position: look at character { $at }.
error-action-illegal = The rules do not allow that now. Choose one of the marked pieces.
error-game-unknown = This house does not have that game.
error-option-unknown = The game has no option “{ $name }”.
error-option-value = Option “{ $name }” does not take that value. It takes: { $choices }.
error-option-seats = The game is not made for that number of players.
error-layout-unreadable = That file is no table at rest: { $what } (at { $where }).
error-layout-value = That table cannot be: { $what } (at { $where }).

error-table = The table does not allow that.
error-table-unknown = There is no such table. Check the link.
error-table-conflict = Someone else was faster. Look at the table and try again.
error-table-not_now = Not at this moment of the game.
error-table-not_host = Only the person who laid the table may do that.
error-seat-wrong = That is not your seat.
error-seat-taken = Somebody else has just taken that seat.
error-seat-name = Please choose a name of 1 to { $longest } letters.
error-seat-not_away = That player is here, or has not been away for long enough.
error-turn-not_yours = It is not your turn.
error-turn-stale = Something happened meanwhile. Look at the board and choose again.
error-turn-late = The time of this round is up; a bot plays the rest of it.
error-turn-nothing = There is nothing of your own turn to take back.
error-offer-none = That offer no longer stands.
error-offer-standing = Another offer is still waiting for an answer.
error-offer-own = The others must answer, not you.
error-offer-pointless = There is nothing to ask for here.
error-bot-unknown = There is no bot of that level.
error-phrase-unknown = That phrase does not exist.
error-phrase-too_many = One phrase at a time: wait a moment.
error-record-unreadable = That file is no saved match.
error-record-unsound = That saved match does not follow the rules.

error-store-failed = The game could not be saved, so nothing was changed. Please try again soon.
error-store-url = The database address is wrong. Tell the host of this server.
error-store-newer = The database was written by a newer Rivage. Tell the host of this server.
error-store-broken = The database is damaged. Tell the host of this server.
error-store-unwritable = The server cannot write to its disk. Tell its host; your game is kept as it was.
error-store-locked = Another server uses the same database. Tell the host of this server.
error-store-unreachable = The database does not answer. Your game is kept; try again soon.
error-store-slow = The database does not answer in time. Your game is kept; try again soon.
error-store-present = There is a database already. Tell the host of this server.
error-store-read_only = This server can only be read at the moment.
error-store-closed = The server is shutting down. Your game is kept.

error-server = The server refused that.
error-server-not_found = There is nothing at this address.
error-server-method = This address does not take that.
error-server-unexpected = Something went wrong on our side; the log knows it as { $reference }.
error-server-not_ready = The server is not ready yet. Try again in a moment.
error-server-port = The port is used by another program.
error-identity-missing = This browser has no guest cookie. Allow cookies for this site and reload the page.
error-identity-forged = The guest cookie is not from this house. Reload the page to get a fresh one.
error-identity-origin = That request came from another site and was not taken.
error-message-unreadable = The server could not read that. Reload the page.
error-message-too_large = That was too long for the server.
error-message-too_many = That was too fast. Wait a moment and try again.

error-deal-none = This game has no game of the day: that is for games one plays alone and in peace.
error-daily-unknown = There is no such day, or it has not come yet.
error-daily-closed = That day is over. You can look at it, and play today’s.
error-daily-played = You have played today’s game already. Come back tomorrow for the next one.
error-duplicate-unknown = There is no such match. Check the link.
error-duplicate-played = You have played this already: everybody plays it once.
error-duplicate-first_play = Play it first; then all results can be compared.
error-physics-value = { $what } must be between { $low } and { $high }, not { $value }.
error-physics-domino = There is no such domino to push.
error-physics-room = There is no room for the hand there.
error-physics-broken = The dominoes could not be moved this time. Nothing has changed; try again.
error-file-unreadable = This file cannot be read.
error-file-unwritable = This file cannot be written.
