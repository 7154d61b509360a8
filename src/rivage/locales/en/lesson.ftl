### The lessons: what every one of them says beside its own words.

lesson = Lesson
lesson-loading = The lesson is being laid out…
lesson-partner = Tutor
lesson-step = Step { $step } of { $of }
lesson-minutes = about { $minutes } min
lesson-steps = The steps of the lesson
lesson-progress = How far you have come
lesson-next = Next
lesson-finish = Finish
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip this step
lesson-redo = Try it myself
lesson-retry = Take it back and try again
lesson-stray = The rules allow that, but it is not what we are trying now. Take it back and have another go.
lesson-end-title = That is all you need
lesson-end = You know how { $game } goes. The rest comes with playing, and the rules are never more than a touch away.
lesson-again = Take the lesson again
lesson-home = Home
