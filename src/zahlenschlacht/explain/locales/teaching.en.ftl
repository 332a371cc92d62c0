### English words of the classroom for teachers, on the wall and in the report. Every message here is in teaching.de.ftl too.

## The wall

class-wall-title = Wall for { $code }
class-wall-start = Join with your phone
class-enter-at = Open
class-code-said = Code: { $letters }
class-qr = QR code that opens this classroom
class-local = Other devices cannot open this address. Open the page at the network address that the server printed when it started.
class-pupils = { $count ->
    [0] Nobody is here yet
    [one] 1 pupil
   *[other] { $count } pupils
}
class-the-class = The class
class-number = No. { $number }
class-here = here
class-away = away
class-sum-won = { $count } of { $all } have won
class-sum-done = { $count } of { $all } are done
class-tile-steps = { $done } of { $all } steps
class-tile-puzzles = { $done } of { $all } solved
class-tile-voted = has voted
class-tile-answered = has answered
class-tile-thinks = is thinking
class-tile-wins = { $count ->
    [one] won 1 game
   *[other] won { $count } games
}
class-tile-played = both games played
class-tile-plays = playing
class-tile-won = won on try { $place }
class-tile-waits = waiting

## The teacher's page

class-teach-title = Classroom { $code }
class-not-teacher = This page is for the teacher who opened the classroom. On another device, open it with the teacher's link.
class-is-locked = locked
class-wall-open = Open the wall
class-report = Report
class-link = Teacher's link
class-link-line = This link opens your classroom on another device, with all controls. Show it to nobody else.
class-link-qr = QR code with the teacher's link
class-link-copy = Copy the link
class-no-wake = This browser cannot keep the screen awake here. Switch off the screen saver of this device for the lesson.
class-before = Before the first task
class-ready = Wait for the class, then start
class-spent = for { $spent } min
class-planned = { $spent } of { $minutes } min
class-first = First task
class-next = Next task
class-pause = Pause
class-resume = Continue
class-names-show = Show names
class-names-hide = Hide names
class-help-set-on = Allow help
class-help-set-off = Switch help off
class-lock = Lock
class-unlock = Unlock
class-close-vote = Close the vote
class-open-vote = Open the next vote
class-close-exit = Show the answers
class-right-moves = { $count ->
    [one] The move that wins: { $numbers }
   *[other] The moves that win: { $numbers }
}
class-show-tiles = Back to the tiles
class-plan-over = That was the last task of the plan.
class-stuck = May need your help:
class-plan = The lesson
class-plan-empty = Nothing is planned yet. Use the prepared lesson, or add your own tasks.
class-prepare = Prepare the 45-minute lesson
class-add-task = Add a task
class-minutes-short = { $minutes } min
class-now = now
class-start = Start
class-start-again = Resume
class-drop = Remove from the plan: { $title }
class-undo = Undo
class-undo-started = The next task has started.
class-undo-removed = { $name } was removed.
class-pupils-title = Pupils
class-nobody = Nobody has joined yet.
class-name = Name
class-note = Who is it?
class-note-for = Who is { $name }?
class-note-line = What you write here stays in this browser and is never sent.
class-state = Now
class-actions = Actions
class-is-removed = removed
class-stuck-silent = has made no move for a minute
class-stuck-losing = has lost three times
class-admit = Let in again
class-board = Board
class-board-of = Board of { $name }
class-show = Show it on the wall
class-heal = Code
class-heal-for = Code for { $name }
class-heal-title = Lost seat
class-heal-line = { $name } opens this classroom, chooses “I was here before”, and types:
class-remove = Remove
class-remove-one = Remove { $name }
class-over-title = After the lesson
class-over-line = Ending the lesson freezes all boards and can be undone. Deleting the classroom removes everything at once and for good. Otherwise it is deleted 24 hours after you opened it.
class-end = End the lesson
class-reopen = Continue the lesson
class-delete = Delete the classroom
class-delete-sure = Code, names, games and votes are deleted now and cannot be brought back. Print or save the report first if you need it.
class-delete-yes = Delete everything

## The form for a task

class-kind = Kind of task
class-kind-program = Against the program
class-kind-pairs = Pairs
class-kind-votes = The class votes
class-kind-lesson = Lesson
class-kind-puzzles = Puzzle race
class-kind-exit = Exit question
class-rule = Rule
class-rule-sum = The sum is a multiple of d
class-side = Pupils play
class-strategy = Opponent
class-vote-seconds = Seconds per vote
class-theme = Theme
class-count = How many
class-minutes = Minutes
class-help-allowed = Help allowed
class-add = Add to the plan
class-add-start = Start now

## The report

class-report-title = Report for { $code }
class-report-line = Made in this browser. None of it is sent anywhere.
class-back = Back to the classroom
class-csv = Save as a table (CSV)
class-print = Print
class-col-games = Games
class-col-wins = Wins
class-col-first = First win on try ({ $title })
class-col-lesson = { $title } (of { $steps })
class-col-exit = Exit question (right: { $answers })
class-late-answer = { $answer } (after the answers were shown)
class-mistakes = The most common first mistakes
class-no-mistakes = No finished game has a mistake.
class-mistake = { $count ->
    [one] { $player } crosses out { $move }: the most common first mistake, in 1 of { $all } games.
   *[other] { $player } crosses out { $move }: the most common first mistake, in { $count } of { $all } games.
}
class-refutation = { $player } answers with { $number } and wins

## The guide for teachers

class-guide-title = A lesson with the whole class
class-guide-lead = Up to 60 pupils join with their phones. They play against each other, against the program and together as a class, and find the pairing strategy in 45 minutes. You need one laptop, a projector, and a network that lets devices reach each other.
class-guide-steps = Three steps
class-guide-step-1 = Start the server on the laptop. It prints an address for other devices on the network.
class-guide-step-2 = Open that address on the laptop, then “In class”, and press “Open a classroom”.
class-guide-step-3 = Press “Open the wall” and put that window on the projector. Pupils scan the QR code, or type the address and the code.
class-guide-plan = The 45-minute lesson
class-guide-minute = Minute
class-guide-what = What happens
class-guide-plan-join = Everyone joins. The code, the address and the QR code are on the wall; each pupil gets a name like “Blue Fox”. Press “Prepare the 45-minute lesson”.
class-guide-plan-pairs = Pairs on Z(7, 7), two games with sides swapped. Ask: who would you rather be, and why?
class-guide-plan-program = Everyone against the program on Z(15, 7), as many tries as they like. The wall shows tries and wins. Do not tell them how to win.
class-guide-plan-votes = The class votes on each move, 20 seconds per vote. Before each vote, let two pupils argue for a number.
class-guide-plan-lesson = A lesson makes the idea clear: numbers have partners. Fast pupils go to the workshop.
class-guide-plan-exit = Exit question: which first move wins on Z(9, 4)? The right answers are 1, 5 and 9. Then the report.
class-guide-stored = What is stored
class-guide-stored-what = On the server: the code, the invented names, the moves and the votes. The keys to the classroom and its seats are stored only as hashes.
class-guide-stored-not = No accounts, no real names, no e-mail addresses, no cookies, nothing from other websites.
class-guide-stored-long = Everything is deleted 24 hours after you open the classroom, or at once when you press “Delete the classroom”.
class-guide-stored-notes = Your notes on who is who stay in your browser. The report is made there too.
class-guide-fails = When something fails
class-guide-fail-address = Phones cannot open the address
class-guide-fail-address-do = Are they on the same network? Guest networks often separate devices: use a hotspot on the laptop or a phone. Does the laptop's firewall ask about Python? Allow it.
class-guide-fail-phone = A pupil has no phone
class-guide-fail-phone-do = Two pupils share a seat. Boards on paper are under “Learn”, “Paper”.
class-guide-fail-seat = A pupil has lost their seat (another phone, private window, deleted data)
class-guide-fail-seat-do = Press “Code” beside the name and show the four letters. The pupil chooses “I was here before”, types them, and gets the seat and its games back.
class-guide-fail-late = A pupil arrives late
class-guide-fail-late-do = The code still works. The pupil plays the program until the next task.
class-guide-fail-teacher = Your device fails
class-guide-fail-teacher-do = Copy the teacher's link at the start of the lesson, and open it on another device. The pupils' games continue in the meantime.
class-guide-fail-server = The laptop restarts
class-guide-fail-server-do = Start the server again at the same address. All pages reconnect by themselves, and no move that was accepted is lost.
class-guide-fail-sleep = Screens go dark
class-guide-fail-sleep-do = Over http, browsers cannot keep a screen awake. A pupil who wakes the phone is back at once; on the laptop, switch off the screen saver.
class-guide-fail-all = Nothing works
class-guide-fail-all-do = Play on paper: print boards and the lesson plan beforehand.
class-guide-paper = The lesson plan on paper, with all boards and their solutions
