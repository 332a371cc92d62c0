### English words of the classroom. Every message here is in classroom.de.ftl too.

class-title = In class
class-join-title = Join your class
class-code-label = The code on the big screen
class-code-hint = Five letters, capital or small.
class-enter = Go to my class
class-open-title = For teachers
class-open-line = Open a classroom, put the code on the projector, and everyone plays along on their phones.
class-open-privacy = No accounts, no real names. Everything is deleted after 24 hours, or earlier with one button.
class-open = Open a classroom
class-own = Your open classrooms
class-guide-link = How it works

## The door

class-room = Classroom
class-welcome = Ready?
class-join = Join
class-two = Two of you at one device? Just play together: you share the seat and the name.
class-locked-note = The classroom is locked. Ask your teacher to let you in.
class-heal-have = I was in already and have a four-letter code
class-heal-label = Your four letters
class-heal-enter = Take my seat again
class-heal-no = Back
class-no-such = There is no classroom { $code }. Check the five letters.
class-other-code = Type another code

## The pupil's page

class-seat = No. { $number } in { $code }
class-place = Task { $place }
class-connected = Connected
class-lost = No connection
class-lost-line = No connection at the moment. Your seat and your game are safe. You can go on as soon as the network is back.
class-paused = Pause. Look up!
class-removed = You are out of the classroom
class-removed-line = Ask your teacher to let you in again. Then this page goes on by itself.
class-ended = The lesson is over
class-ended-wins = { $count ->
    [one] You won 1 game in the last task. Well done!
   *[other] You won { $count } games in the last task. Well done!
}
class-ended-line = You can play and learn on at home.
class-gone = This classroom is closed
class-gone-line = Everything about it has been deleted.
class-said-task = Task { $place }: { $title }
class-you-are = You are
class-roll = Another name
class-wait = You are in. It starts in a moment: look at the big screen.
class-next-soon = Done! Wait for the next task.
class-against = You are { $player } against { $name }
class-try = { $place ->
    [1] 1st try
    [2] 2nd try
    [3] 3rd try
   *[other] { $place }th try
}
class-game-of = Game { $place } of { $all }
class-tries = { $wins ->
    [0] Tries: { $count }
   *[other] Tries: { $count }, won: { $wins }
}
class-you-won = You won!
class-you-lost = { $name } won this time
class-won-line = Can you do it again?
class-lost-try = Which move would you change?
class-rivals-turn = { $name } is thinking
class-crossed = { $player } crossed out { $number }
class-left = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
class-stand-in = You were quiet for a minute, so a program plays for you.
class-take-back = I am back
class-again = New try
class-restart = Start over
class-help-open = Help
class-help-close = Close help
class-help-again = Try again
class-help-off = Help is off for this task

## Votes and the exit question

class-vote-title = Which number should the class cross out?
class-vote-tap = Tap a number
class-vote-none = Tap a number first
class-vote-for = Vote for { $number }
class-vote-sent = Your vote counts
class-vote-hidden = You see the votes when everyone has voted or the time is up.
class-answer-hidden = You see all answers when everyone has answered.
class-vote-change = Changed your mind? Tap another number.
class-vote-waits = The next vote opens soon
class-vote-closed = The answers are in
class-voted = { $count } of { $all } have voted
class-answered = { $count } of { $all } have answered
class-seconds = { $seconds } s
class-class-won = The class won!
class-class-lost = The program won this time
class-exit-title = Which first move wins?
class-exit-tap = Tap your answer
class-answer-none = Tap a number
class-answer-for = My answer: { $number }
class-none-wins = No move wins
class-chosen = crossed out
class-right = right

## Lessons and puzzles

class-lesson-done = You have finished the lesson
class-fast = Fast! While the others finish, test a strategy of your own.
class-fast-workshop = Open the workshop in a new tab
class-race-done = { $count ->
    [one] The puzzle is solved!
   *[other] All { $count } puzzles solved!
}

## Tasks

class-task-program = { $board }: win as { $player } against { $name }
class-task-pairs = { $board }: two against each other
class-task-votes = { $board }: the class plays { $player } and votes
class-task-lesson = Lesson: { $title }
class-task-puzzles = { $count ->
    [one] 1 puzzle
   *[other] Puzzle race: { $count } puzzles
}
class-task-exit = { $board }: which first move wins?

## The wall

class-wall-title = Wall of { $code }
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
class-sum-played = { $count } of { $all } have finished
class-sum-done = { $count } of { $all } are done
class-tile-steps = { $done } of { $all } steps
class-tile-puzzles = { $done } of { $all } solved
class-tile-voted = has voted
class-tile-votes = is thinking
class-tile-answered = has answered
class-tile-thinks = is thinking
class-tile-wins = { $count ->
    [one] won 1 game
   *[other] won { $count } games
}
class-tile-played = both games played
class-tile-plays = playing
class-tile-won = { $place ->
    [1] won on the 1st try
    [2] won on the 2nd try
    [3] won on the 3rd try
   *[other] won on the { $place }th try
}
class-tile-waits = waiting
class-tile-try = { $place ->
    [1] 1st try
    [2] 2nd try
    [3] 3rd try
   *[other] { $place }th try
}

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
class-resume = Go on
class-names-show = Show names
class-names-hide = Hide names
class-help-set-on = Allow help
class-help-set-off = Switch help off
class-lock = Lock
class-unlock = Unlock
class-close-vote = Close the vote
class-open-vote = Open the next vote
class-close-exit = Show the answers
class-show-tiles = Back to the tiles
class-plan-over = That was the last task of the plan.
class-stuck = May need your help:
class-plan = The lesson
class-plan-empty = Nothing is planned yet. Take the prepared lesson, or add tasks of your own.
class-prepare = Prepare the 45-minute lesson
class-add-task = Add a task
class-minutes-short = { $minutes } min
class-now = now
class-start = Start
class-start-again = Back to it
class-drop = Remove from the plan: { $title }
class-undo = Undo
class-undo-started = The next task has started.
class-undo-removed = { $name } is out.
class-pupils-title = Pupils
class-nobody = Nobody has joined yet.
class-name = Name
class-note = Who is it?
class-note-for = Who is { $name }?
class-note-line = What you write here stays in this browser and is never sent.
class-state = Now
class-actions = Actions
class-is-removed = removed
class-stuck-silent = has been silent for a minute
class-stuck-losing = has lost three times
class-admit = Let in again
class-board = Board
class-board-of = Board of { $name }
class-show = Show it on the wall
class-heal = Code
class-heal-for = Code for { $name }
class-heal-title = Lost seat
class-heal-line = { $name } opens this classroom, chooses “I was in already”, and types:
class-remove = Remove
class-remove-one = Remove { $name }
class-over-title = After the lesson
class-over-line = Ending the lesson freezes all boards and can be undone. Deleting the classroom removes everything at once and for good. If you do not delete it, this happens 24 hours after the opening.
class-end = End the lesson
class-reopen = Go on with the lesson
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

class-report-title = Report of { $code }
class-report-line = Made in this browser. Nothing of it is sent.
class-back = Back to the classroom
class-csv = Save as a table (CSV)
class-print = Print
class-col-games = Games
class-col-wins = Wins
class-col-first = First win on try ({ $title })
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
class-guide-step-1 = Start the server on the laptop. It prints an address for other devices in the network.
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
class-guide-stored-long = Everything is deleted 24 hours after the opening, or at once when you press “Delete the classroom”.
class-guide-stored-notes = Your notes on who is who stay in your browser. The report is made there too.
class-guide-fails = When something fails
class-guide-fail-address = Phones cannot open the address
class-guide-fail-address-do = Are they in the same network? Guest networks often separate devices: use a hotspot of the laptop or a phone. Does the laptop's firewall ask about Python? Allow it.
class-guide-fail-phone = A pupil has no phone
class-guide-fail-phone-do = Two pupils share a seat. Boards on paper are under “Learn”, “Paper”.
class-guide-fail-seat = A pupil has lost the seat (another phone, private window, deleted data)
class-guide-fail-seat-do = Press “Code” beside the name and show the four letters. The pupil chooses “I was in already”, types them, and has the seat and its games again.
class-guide-fail-late = A pupil comes late
class-guide-fail-late-do = The code still works. The pupil plays the program until the next task.
class-guide-fail-teacher = Your device fails
class-guide-fail-teacher-do = Open the teacher's link on another device. Copy it at the start of the lesson. The pupils' games go on meanwhile.
class-guide-fail-server = The laptop restarts
class-guide-fail-server-do = Start the server again at the same address. All pages reconnect by themselves, and no move that was accepted is lost.
class-guide-fail-sleep = Screens go dark
class-guide-fail-sleep-do = Over http, browsers cannot keep a screen awake. A pupil who wakes the phone is back at once; on the laptop, switch off the screen saver.
class-guide-fail-all = Nothing works
class-guide-fail-all-do = Play on paper: print boards and the lesson plan beforehand.
class-guide-paper = The lesson plan on paper, with all boards solved
