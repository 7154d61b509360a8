### What is mine: known on other devices, taken along, forgotten.

me-keep = On all your devices
me-keep-text = With a passkey or a recovery phrase, you can sign in on your phone, your laptop and your next device.
passkeys = Passkeys
passkey-text = A passkey stays on your device, and you unlock it with your finger, face or code. We never see your private key.
passkey-impossible = This browser can’t create passkeys here. Use a recovery phrase instead.
passkey-label = Name
passkey-example = My phone
passkey-make = Create a passkey
passkey-made = Your passkey is ready. To sign in on another device, open your profile there and choose “Use my passkey”.
passkey-known = This device already has a passkey for you.
passkey-none = No passkey was used. You can try again.
passkey-created = created { $day }
passkey-used = last used { $day }
passkey-remove = Remove
passkey-remove-this = Remove the passkey { $label }
passkey-removed = That passkey no longer works.
recovery = Recovery phrase
recovery-text = Eight made-up words that are easy to write down. Whoever has them can sign in as you, so keep them safe.
recovery-make = Create a recovery phrase
recovery-replace = Create a new one
recovery-drop = Delete it
recovery-made = You have had one since { $day }.
recovery-once = Write these words down now. We don’t keep them, so nobody can show them to you again.
recovery-copy = Copy the words
recovery-copied = The words are copied.
me-back = Sign in
me-back-text = Sign in as the guest you are on another device. Your settings and albums are merged. Tables you joined in this browser stay with the guest you are now: finish them first, or create a recovery phrase for that guest.
me-back-passkey = Use my passkey
me-back-phrase = My recovery phrase
me-back-do = Sign in
me-take = Download your data
me-take-text = Everything we know about you, in one file: your name, your tables with every move, your album, your settings.
me-take-do = Download
me-forget = Delete your data
me-forget-text = Your name, album, settings, passkeys and recovery phrase are deleted, and your name disappears from other players’ tables. Their games stay. You can’t undo this.
me-forget-do = Delete my data
me-forget-sure = Really delete everything?
me-forget-yes = Yes, delete it all
me-forget-no = Cancel

## Profile

me-account = Devices and data
me-offline = Your statistics come from the server, and it can’t be reached right now. They will appear once you are online again.
me-empty = No games yet
me-empty-text = Play your first game and your results, records and crowns will be collected here.
me-empty-do = Choose a game
me-played = Games played
me-since = since { $date }
me-streak = Daily streak
me-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
me-best-streak = { $days ->
    [one] best: { $days } day
   *[other] best: { $days } days
}
me-records = Your games at a glance
me-games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-won = { $count } won
me-drawn = { $count } drawn
me-lost = { $count } lost
me-goals = { $count ->
    [one] goal reached once
   *[other] goal reached { $count } times
}
me-best-alone = Best solo
me-best-bots = Best against bots
me-best-people = Best with friends
me-best-turns = Quickest win
me-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
me-ladder = Against the bots
me-ladder-goal = Score { $points } points together to earn the crown.
me-ladder-done = You have every crown. Well played!
me-crown = Crown won:
me-challenge = Challenge
me-dailies = Dailies
me-dailies-none = Everyone gets the same rolls, once a day. Finish a daily on its day to start a streak.
me-dailies-count = { $count ->
    [one] { $count } daily finished.
   *[other] { $count } dailies finished.
}
me-streak-rule = A day counts for your streak if you finish its daily that day, before midnight UTC.
me-distribution = Your scores
me-dailies-unit = Dailies
me-month-before = Previous month
me-month-after = Next month
me-day = { $points ->
    [one] { $date }: { $points } point
   *[other] { $date }: { $points } points
}
me-day-late = { $points ->
    [one] { $date }: { $points } point, finished later
   *[other] { $date }: { $points } points, finished later
}
me-late-legend = Dashed: finished on a later day.
me-games = Your games
me-filter = Filter your games
me-filter-game = Game
me-filter-any-game = All games
me-filter-result = Result
me-filter-any-result = All results
me-filter-against = Played with
me-filter-anybody = Anyone
me-filter-none = No games match these filters.
me-filter-clear = Show all games
me-result-won = Won
me-result-lost = Lost
me-result-drawn = Drawn
me-result-finished = Finished without a winner
me-result-unfinished = Unfinished
me-against-bots = Bots
me-against-people = Friends
me-against-solo = Nobody (solo)
me-more = Show more games
me-album = Open the album
