### English words of the classroom for pupils. Every message here is in classroom.de.ftl too.

class-join-title = Join your class
class-code-label = The code on the big screen
class-code-hint = Five letters, capital or small.
class-code-wrong = A code has exactly five letters and no digits.
class-enter = Go to my class
class-open-title = For teachers
class-open-line = Open a classroom, put the code on the big screen, and everyone plays along on their phones.
class-open-privacy = No accounts, no real names. Everything is deleted after 24 hours, or earlier with one button.
class-open = Open a classroom
class-own = Your open classrooms
class-guide-link = How it works

## The door

class-room = Classroom
class-welcome = Ready?
class-join = Join
class-two = Two of you on one device? Just play together: you share the seat and the name.
class-locked-note = The classroom is locked. Ask your teacher to let you in.
class-seat-code-have = I was here before and have a six-letter code
class-seat-code-label = Your six letters
class-seat-code-enter = Go back to my seat
class-seat-code-no = Back
class-no-such = There is no classroom { $code }. Check the five letters.
class-other-code = Type another code

## The pupil's page

class-seat = No. { $number } in { $code }
class-place = Task { $place }
class-connected = Connected
class-lost = No connection
class-lost-line = No connection at the moment. Your seat and your game are safe. You can continue as soon as the network is back.
class-paused = Paused. Look up!
class-paused-wall = Paused: talk about it
class-removed = You are no longer in the classroom
class-removed-line = Ask your teacher to let you in again. Then this page continues by itself.
class-seat-moved = Your seat is now on another device
class-seat-moved-line = Continue there, or join here again under a new name.
class-ended = The lesson is over
class-ended-wins = { $count ->
    [one] You won 1 game in the last task. Well done!
   *[other] You won { $count } games in the last task. Well done!
}
class-ended-line = { $place ->
    [network] You can keep playing here until your teacher switches this computer off.
   *[web] You can keep playing and learning at home.
}
class-gone = This classroom is closed
class-gone-line = Everything in it has been deleted.
class-said-task = Task { $place }: { $title }
class-you-are = You are
class-rename = Another name
class-wait = You are in. The lesson starts in a moment: look at the big screen.
class-next-soon = Done! Wait for the next task.
class-against = You are { $player } against { $name }
class-try = Try { $place }
class-game-of = Game { $place }
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
class-stand-in = { $name } has asked the computer to play for you while you were away. This game does not count.
class-take-back = I am back
class-again = New try
class-restart = Start over
class-rules = Take turns crossing out one number until two are left.
class-next-game = Next game
class-wait-partner = Waiting for { $name } to press “Next game” too.
class-partner-waits = { $name } is ready for the next game.
class-partner-left = { $name } has lost the connection. You can wait, or play on against the computer. Then the game does not count.
class-play-on = Play on against the computer
class-partner-stand-in = The computer plays for { $name }. This game does not count.
class-play-alone = Play against the computer
class-easier = Practise against { $name }
class-smaller = Fewer numbers
class-neighbour = Play with the person next to you
class-neighbour-own = Your number:
class-neighbour-type = The number of the person next to you
class-neighbour-ask = Play together
class-neighbour-asked = Asked number { $number }. They only have to agree.
class-neighbour-accept = Play with number { $number }
class-reason = Because … (one sentence)
class-draw = Draw pairs
class-draw-tap = Tap two numbers to join them
class-fast-puzzles = Solve puzzles
class-race-later = Leave this one for later
class-help-open = Coach
class-help-close = Close the coach
class-help-again = Try again
class-help-off = There is no coach in this task

## Votes and the exit question

class-vote-title = Which number should the class cross out?
class-vote-tap = Tap a number
class-vote-sent = Your vote is in
class-answer-sent = Your answer: { $number }
class-answer-sent-none = Your answer: no move wins
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
class-exit-title = You are A and begin. Which number do you cross out?
class-exit-tap = Tap your answer
class-answer-for = My answer: { $number }
class-none-wins = No move wins
class-chosen = crossed out
class-right = right

## Lessons and puzzles

class-lesson-done = You have finished the lesson
class-fast = That was fast! Until the next task you can test a strategy of your own, or solve puzzles.
class-fast-workshop = Open the workshop in a new tab
class-race-done = { $count ->
    [one] The puzzle is solved!
   *[other] All { $count } puzzles solved!
}
class-race-place = Puzzle { $place } of { $all }

## Tasks

class-task-program = { $board }: win as { $player } against { $name }
class-task-pairs = { $board }: play in pairs
class-task-votes = { $board }: the class plays { $player } and votes
class-task-lesson = Lesson: { $title }
class-task-puzzles = { $count ->
    [one] 1 puzzle
   *[other] Puzzle race: { $count } puzzles
}
class-task-tournament = { $board }: tournament of recipes
class-task-exit = { $board }: which first move wins?
