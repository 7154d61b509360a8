### The lessons: what every one of them says beside its own words.

lesson = Lesson
lesson-loading = Setting up the lesson…
lesson-partner = Tutor
lesson-step = Step { $step } of { $of }
lesson-minutes = about { $minutes } min
lesson-steps = The steps of the lesson
lesson-progress = Your progress
lesson-next = Next
lesson-finish = Finish
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip this step
lesson-redo = Try again
lesson-retry = Take it back and try again
lesson-stray = The rules allow that, but it is not what we are practising now. Take it back and try again.
lesson-end-title = That is all you need
lesson-end = You know how to play { $game }. The rest comes with playing, and the rules are always just a tap away.
lesson-again = Repeat the lesson
lesson-home = Back to home
lesson-extra = More to learn, step { $step } of { $of }
lesson-hint = Hint
lesson-restart = Start over
lesson-missed = Try again
lesson-ready-title = You’re ready
lesson-ready = You worked that out on your own. The rest comes with playing, and the rules are always just a tap away.
lesson-first-game = Play your first game
lesson-more = { $count ->
    [one] One more thing to learn
   *[other] { $count } more things to learn
}
