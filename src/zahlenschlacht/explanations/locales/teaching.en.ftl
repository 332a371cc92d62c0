### English words of the classroom for teachers, on the big screen and in the report. Every message here is in teaching.de.ftl too.

## The big screen

class-wall-title = Big screen for { $code }
class-wall-start = Join with your phone
class-enter-at = Open
class-code-said = Code: { $letters }
class-qr = QR code that opens this classroom
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
class-tile-plays = playing
class-tile-won = won on try { $place }
class-tile-waits = waiting
class-tile-played = both games played
class-tile-recipe = { $count ->
    [0] is writing
    [one] handed in
   *[other] handed in { $count } times
}
class-tile-stand-in = the computer plays for this pupil
class-screen = On the big screen
class-recipe-wait = The tournament begins with the second recipe.
class-recipe-game = { $a } against { $b }
class-recipe-names = { $name } and { $count } more
class-recipe-wins = { $wins } of { $games }
class-recipe-best = The best recipe is by { $name }:
class-chart-show = Results and first moves
class-chart-won = A won { $a }, B won { $b }
class-chart-first = First moves
class-question = A question to talk about
class-question-1 = Who wins, and why?
class-question-2 = Which number has no partner?
class-question-3 = Which number, and why? Argue for one.
class-discuss = Discuss first
class-timer = Timer
class-finale = { $count ->
    [0] Well done, everyone!
    [one] Together you have finished 1 game. Well done!
   *[other] Together you have finished { $count } games. Well done!
}
class-question-ask = Pause and ask
class-empty = Remove everyone
class-remove-since = Remove this pupil and everyone who joined later
class-crowded = { $count } pupils are here. No more can join from one network, so that nobody fills your classroom by a script.
class-crowded-open = Let more in
class-plan-own = My own plan
class-plan-keep = Keep this plan in this browser
class-plan-share = Copy a link to this plan
class-step-back = One move back
class-step-on = One move on
class-order = Order
class-order-need = by need
class-order-name = by name
class-order-wins = by wins
class-replay = Replay
class-try-line = { $place } as { $player } { $outcome ->
    [won] ✓
    [lost] ✗
    [playing] …
   *[other] –
}
class-show-replay = Replay on the big screen, without the name
class-show-beside = Replay beside the game on the big screen
class-pick = Show this reason to the class, without the name
class-unpick = Take the reason off the big screen
class-say = A sentence for { $name }
class-say-send = Send
class-said = Sent
class-hints = Or send a hint of the coach about this position:
class-hint-after = After { $number }: { $hint }
class-easier-offer = Offer an easier game
class-easier-offered = An easier game is offered
class-show-one = Show one
class-idea-first-pair = In { $count } of { $all } lost games the first move broke a pair.
class-idea-pair = In { $count } of { $all } lost games a move broke a pair.
class-idea-answer = In { $count } of { $all } lost games the answer was not the partner.
class-idea-needed = In { $count } of { $all } lost games a number stayed that the other player needed.
class-idea-keep = In { $count } of { $all } lost games a number went that was needed at the end.
class-idea-last = In { $count } of { $all } lost games the choice among the last three numbers was wrong.
class-exit-score = { $count } of { $all } answered the exit question rightly before the answers were shown.
class-col-reason = Reason
class-door = Code and QR code
class-fullscreen = Full screen
class-pairs-neighbours = Neighbours find each other by the numbers on their screens
class-form-wins = { $player } can win. Winning first moves: { $numbers }.
class-form-lost = A cannot win here: no first move wins.
class-form-unwinnable = Your pupils cannot win this board against a perfect opponent.
class-guide-solver = Pupils can look things up: the site answers every question about every board, also during a task without the coach. The games of the classroom itself cannot be reviewed before they are over.

## The teacher’s page

class-teach-title = Classroom { $code }
class-not-teacher = This page is for the teacher who opened the classroom. On another device, open it with the teacher’s link.
class-is-locked = locked
class-wall-open = Open the big screen
class-report = Report
class-link = Teacher’s link
class-link-line = This link opens your classroom on another device, with all controls. Show it to nobody else.
class-link-qr = QR code with the teacher’s link
class-link-copy = Copy link
class-no-wake = This browser cannot keep the screen awake here. Switch off the screen saver of this device for the lesson.
class-load = Do you know this class? Load the file from the last report
class-loaded = { $count ->
    [one] 1 pupil of an earlier lesson is known. Load another file
   *[other] { $count } pupils of an earlier lesson are known. Load another file
}
class-load-wrong = This file has no class.
class-ready = Wait for the class, then start
class-spent = for { $spent } min
class-planned = { $spent } of { $minutes } min
class-first = First task
class-next = Next task
class-pause = Pause
class-resume = Continue
class-names-show = Show names
class-names-hide = Hide names
class-help-set-on = Allow the coach
class-help-set-off = Switch the coach off
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
class-plan = The lesson
class-plan-empty = Nothing is planned yet. Choose a ready plan, or add your own tasks.
class-add-task = Add a task
class-minutes-short = { $minutes } min
class-now = now
class-start = Start
class-start-again = Resume
class-earlier = Move up in the plan: { $title }
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
class-is-removed = removed
class-stuck-silent = 3 min without a move
class-stuck-losing = lost twice in a row
class-admit = Let in again
class-show = Show on the big screen
class-seat-code = Code for a lost seat
class-seat-code-line = { $name } opens this classroom, chooses “I was here before”, and types:
class-remove = Remove
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
class-kind-tournament = Tournament of recipes
class-rule = Rule
class-rule-sum = The sum is a multiple of d
class-side = Pupils play
class-strategy = Opponent
class-vote-seconds = Seconds per vote
class-theme = Theme
class-count = How many
class-minutes = Minutes
class-help-allowed = Coach allowed
class-add = Add to the plan
class-add-start = Start now

## The report

class-report-title = Report for { $code }
class-report-line = Made in this browser. None of it is sent anywhere.
class-back = Back to the classroom
class-keep = Keep this class for the next lesson
class-col-earlier = Last lesson
class-earlier-lesson = { $day }: won { $wins } of { $games }{ $exit ->
    [right] , exit question ✓
    [wrong] , exit question ✗
   *[none] { "" }
}
class-csv = Save as a table (CSV)
class-print = Print
class-col-games = Games
class-col-wins = Wins
class-col-first = First win on try ({ $title })
class-col-lesson = { $title } (of { $steps })
class-col-exit = Exit question (right: { $answers })
class-late-answer = { $answer } (after the answers were shown)
class-mistakes = What pupils did not see
class-no-mistakes = No finished game has a mistake.
class-mistake = In this game, { $player } crossed out { $move }.
class-refutation = { $player } answers with { $number } and wins

## The guide for teachers

class-guide-title = A lesson with the whole class
class-guide-lead = Up to 60 pupils join with their phones. They play against each other, against the program and together as a class, and find the pairing strategy in 45 minutes. You need one laptop, a projector, and a network that lets devices reach each other.
class-guide-steps = Three steps
class-guide-step-1 = Start the server on the laptop. It prints an address for other devices on the network.
class-guide-step-2 = On the laptop press “Class” in the menu, then “Open a classroom”.
class-guide-step-3 = Press “Open the big screen” and put that window on the projector. Pupils scan the QR code, or type the address and the code.
class-guide-plan = The 45-minute lesson
class-guide-stored = What is stored
class-guide-stored-what = On the server: the code, the invented names, the moves, the votes and the reasons that pupils write. The keys to the classroom and its seats, and the network addresses, are stored only as hashes.
class-guide-stored-not = No accounts, no real names, no e-mail addresses, no cookies, nothing from other websites.
class-guide-stored-long = Everything is deleted 24 hours after you open the classroom, or at once when you press “Delete the classroom”.
class-guide-stored-notes = Your notes on who is who stay in your browser. The report is made there too.
class-guide-fails = When something fails
class-guide-fail-address = Phones cannot open the address
class-guide-fail-address-do = Are they on the same network? Guest networks often separate devices: use a hotspot on the laptop or a phone. Does the laptop’s firewall ask about Python? Allow it.
class-guide-fail-phone = A pupil has no phone
class-guide-fail-phone-do = Two pupils share a seat. Boards on paper are under “Learn”, “Paper”.
class-guide-fail-seat = A pupil has lost their seat (another phone, private window, deleted data)
class-guide-fail-seat-do = Press the pupil’s tile, then ⋯ and “Code for a lost seat”, and show the six letters. The pupil chooses “I was here before”, types them, and gets the seat and its games back.
class-guide-fail-late = A pupil arrives late
class-guide-fail-late-do = The code still works. The pupil plays the program until the next task.
class-guide-fail-teacher = Your device fails
class-guide-fail-teacher-do = Copy the teacher’s link at the start of the lesson, and open it on another device. The pupils’ games continue in the meantime.
class-guide-fail-server = The laptop restarts
class-guide-fail-server-do = Start the server again at the same address. All pages reconnect by themselves, and no move that was accepted is lost.
class-guide-fail-sleep = Screens go dark
class-guide-fail-sleep-do = Over http, browsers cannot keep a screen awake. A pupil who wakes the phone is back at once; on the laptop, switch off the screen saver.
class-guide-fail-all = Nothing works
class-guide-fail-all-do = Play on paper: print boards and the lesson plan beforehand.
class-guide-paper = The lesson plan on paper, with all boards and their solutions

## The lesson plans, for the teacher's page, the guide, the paper and docs/plans.md
### A part says what happens; .ask is what to ask and expect; .slip is a typical mistake.

plan-minutes = Minutes
plan-what = What happens
plan-ask = Ask, and expect
plan-slip = Typical mistakes

plan-lesson-1 = Lesson 1: partners
    .curriculum = KMK: reasoning, solving problems, numbers. England KS2/3: multiples, reasoning.
plan-lesson-2 = Lesson 2: remainders
    .curriculum = KMK: solving problems, reasoning, numbers. England KS2/3: multiples, remainders.
plan-lesson-3 = Lesson 3: B’s side, and counting
    .curriculum = KMK: reasoning, solving problems. England KS3: multiples, proof by counting.
plan-circle = A maths circle: other rules
    .curriculum = KMK: reasoning, solving problems. England KS3 and beyond: common divisors, conjecture and proof.

plan-part-join = Everyone joins. Each device gets a name and a number.
    .ask = Two may share a device.
    .slip = –
plan-part-rules = Play one game on Z(5, 5) on the big screen: take turns crossing out a number until two are left. A wins if their sum is a multiple of 5.
    .ask = When is the game decided? When three numbers are left.
    .slip = Adding up all the numbers that were crossed out.
plan-part-pairs = Neighbours play on Z(7, 7), sides swapped each time. Then show “Results and first moves”.
    .ask = Who would you rather be, and why? A: A makes the last move.
    .slip = Crossing out small numbers first.
plan-part-easy = Everyone against Kim, who makes mistakes, as A on Z(15, 7).
    .ask = What do you look at before the last move? Which two numbers stay.
    .slip = Looking at the end only.
plan-part-program = Everyone against Rob on the same board. After two losses the page offers Kim again, or fewer numbers. Do not tell them how to win.
    .ask = Which first moves win? 1, 8 and 15.
    .slip = The first move breaks a pair.
plan-part-votes = The class votes on each move. Before each vote, pause with a question and let two pupils argue for a number.
    .ask = Which number has no partner? After 1, 8 or 15 every number has one.
    .slip = Answering with any number instead of the partner.
plan-part-partners = Lesson 3: draw lines between partners, and find the number without a partner.
    .ask = Who is alone? 7 on Z(7, 7).
    .slip = Pairs that add up to another number.
plan-part-answer = Lesson 4: answer each number with its partner.
    .ask = Why does that win? In the end two partners are left.
    .slip = Going back to one’s own favourite number.
plan-part-exit-pairs = Exit question: which first move wins on Z(9, 9), and why? Show some reasons without names, then the report.
    .ask = 9: 1–8, 2–7, 3–6 and 4–5 are partners, and A answers with the partner.
    .slip = 4 or 5, “from the middle”.
plan-part-again = Neighbours play on Z(9, 4). The last two must add up to a multiple of 4.
    .ask = Which numbers are as good as 1? 5 and 9.
    .slip = Looking for the sum 4 only.
plan-part-remainders = Lesson 5: numbers with the same remainder are equally good.
    .ask = What matters about a number? Its remainder.
    .slip = Confusing quotient and remainder.
plan-part-own = Lesson 6: some remainders are their own partners.
    .ask = Which remainder is its own partner for d = 4? 0 and 2.
    .slip = Forgetting remainder 0.
plan-part-use = Everyone against Rob as A on Z(11, 6).
    .ask = What must go first? A number that leaves everyone a partner.
    .slip = Counting numbers instead of remainders.
plan-part-race = Five puzzles. A puzzle can be left for later.
    .ask = What do you check first? Whether somebody has no partner.
    .slip = Guessing.
plan-part-exit-remainders = Exit question: which first move wins on Z(9, 4), and why?
    .ask = 1, 5 or 9. After 1, for example, 2–6, 4–8, 3–5 and 7–9 are partners.
    .slip = 4, because it is d.
plan-part-last = Neighbours play on Z(8, 9). Now B makes the last move.
    .ask = Who would you rather be? B.
    .slip = Thinking that A always wins.
plan-part-last-move = Lesson 2: the player who moves last can separate the last pair.
    .ask = Three numbers are left, and two of them are partners. What must go? One of the two.
    .slip = Moving before counting who is last.
plan-part-take-partners = Lesson 7: take what others need.
    .ask = Which number do many need? The partner of the larger group.
    .slip = Taking the most frequent remainder.
plan-part-counting = Lesson 8: mark a largest set without partners.
    .ask = When does B win? When more than half of the numbers (rounded up) have no partner among them.
    .slip = Stopping at a set that could grow.
plan-part-as-b = Everyone as B on Z(9, 6) against the perfect opponent.
    .ask = What do you keep? Numbers without a partner.
    .slip = Taking numbers without a partner.
plan-part-exit-none = Exit question: which first move wins on Z(8, 9), and why?
    .ask = None: the board is even, so B moves last and breaks the last pair.
    .slip = “8”, as on odd boards.
plan-part-coprime = Neighbours play on 1 to 9; A wants the last two without a common divisor.
    .ask = Who has the most partners? 1.
    .slip = Thinking that only prime numbers count.
plan-part-larger-side = Lesson 10: a number without a partner first, else one of the larger side.
    .ask = What if no first move leaves a perfect pairing?
    .slip = Waiting for pairs.
plan-part-margin = Lesson 9: how many mistakes a position forgives.
    .ask = Can your next move lose?
    .slip = Playing safe where nothing is at risk.
plan-part-perfect = Everyone against the perfect opponent on 1 to 15, without common divisors.
    .ask = Where does pairing help here? Neighbours such as 2–3 have no common divisor.
    .slip = Pairing two even numbers.
plan-part-workshop = The workshop: write the strategy down line by line; the page plays it against every defence.
    .ask = On which of the 57 boards does it win, and what refutes it elsewhere?
    .slip = A rule for one board only.
plan-part-frontier = Lesson 12: who wins on large boards.
    .ask = Where is the last board that B wins?
    .slip = Concluding from three boards.
plan-part-exit-coprime = Exit question: which first move wins on 1 to 9 without common divisors, and why?
    .ask = Every first move wins. Why? The other eight can always be paired off.
    .slip = Only naming a number.
