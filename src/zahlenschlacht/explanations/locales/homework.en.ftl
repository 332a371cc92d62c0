### English words of homework. Every message here is in homework.de.ftl too.

homework-title = Homework
homework-lead = Choose tasks, and give your pupils the link or the QR code. At the end each pupil gets a code for you. It holds every answer and every move, so it can be checked.
homework-tasks = Tasks
homework-empty = Add a task first.
homework-kind = Task
homework-kind-lesson = A lesson
homework-kind-puzzles = Puzzles
homework-kind-board = A board
homework-theme = Theme
homework-count = Puzzles
homework-side = The pupil is
homework-opponent = Opponent
homework-add = Add
homework-remove = Remove
homework-link = The link for pupils
homework-copy = Copy link
homework-try = Try it
homework-package = Package for a learning platform (SCORM)
homework-check = Check the codes
homework-name = Your name, as your teacher knows it
homework-name-line = The name is only in the code that you give to your teacher.
homework-begin = Begin
homework-place = { $place } of { $all }
homework-before = Previous task
homework-after = Next task
homework-lesson = Lesson { $place }
homework-puzzle = Puzzle
homework-board = { $name } as { $player } against { $opponent }
homework-done = done
homework-open = open
homework-won = On to the next task!
homework-won-alone = Well played!
homework-lost = The board is the same: try again.
homework-result = Your result
homework-result-line = { $done } of { $all } tasks are done. Give this code to your teacher: send the link, or let your teacher scan it.
homework-code-copy = Copy link with the code
homework-back = Back to the tasks
homework-results-lead = Paste the codes or links of your pupils, one per line. Every answer is judged again here, and every game is played again.
homework-codes = Codes
homework-checking = Checking …
homework-forged = This code does not hold: an answer or a move in it is impossible.
homework-damaged = This code is damaged. Ask for it again.
homework-pupil = Name
homework-errors = Mistakes by idea
homework-errors-count = { $count ->
    [0] no error
    [one] 1 error
   *[other] { $count } errors
}
homework-table = Save as a table (CSV)
homework-none = Nothing to do here: the link has no task.
