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
lesson-home = Home
