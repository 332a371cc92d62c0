### English words of the page Paper: what is printed for pupils and teachers.
### Every message here is in paper.de.ftl too, with the same variables; a test compares them.

## Sheets to print

learn-paper-lead = To print in black and white. You can bookmark every page.
learn-paper-all = Everything on paper
learn-paper-boards = Boards
    .line = One, two or six boards on a sheet, in rows or sorted by remainder, with room for the moves.
learn-paper-lessons = Lessons on paper
    .line = One sheet for each lesson, to be solved with a pencil. The answers are upside down at the bottom.
learn-paper-teacher = For teachers
    .line = One lesson of 45 minutes on one sheet.
learn-paper-recipes = A recipe on paper
    .line = A recipe in sentences, and the boards that it wins.
learn-certificate = Certificate
    .line = What you have won and learned, with the theorem at the end of the path.
learn-certificate-knows = You know who wins, and why:
learn-certificate-theorem = On a board with an odd number of numbers, choose as many as you can so that no two are partners. B wins exactly when these are more than half of all numbers, rounded up. Otherwise A wins.
learn-certificate-games = { $done } of { $all } levels won
learn-certificate-lessons = { $done } of { $all } lessons, { $stars } stars
learn-certificate-puzzles = { $done } of { $all } sets of puzzles solved
learn-paper-print = Print
learn-paper-copies = Boards on a sheet
learn-paper-layout = Numbers
    .plain = in rows
    .columns = sorted by remainder
learn-paper-theme = Theme
learn-paper-count = Puzzles
learn-paper-seed = Puzzle number
learn-paper-others = Other puzzles
learn-paper-which = Lesson
learn-paper-every = All lessons
learn-paper-too-large = On paper a board has at most { $most } numbers.
learn-paper-board = { $name }, { $count } numbers left
learn-paper-name = Name
learn-paper-date = Date
learn-paper-moves = The moves, in turn
learn-paper-shapes = Partners have the same shape, one white and one grey. Numbers with a double line are partners of each other. Numbers without a shape have no partner.
learn-paper-heads = Above each column: the remainder.
learn-paper-play = This board on the screen:
learn-paper-same = The same puzzles on the screen:
learn-paper-lesson = This lesson on the screen:
learn-paper-recipe = This recipe on the screen:
learn-paper-here = On the screen:
learn-paper-qr = QR code for { $address }
learn-paper-worksheet-lead = Cross out a number that wins. Careful: some puzzles can’t be won. In that case tick the box.
learn-paper-you = You are { $player }.
learn-paper-just = { $player } has just crossed out { $number }.
learn-paper-answer = My answer:
learn-paper-key = Answers: { $title }
learn-paper-game = Play with a neighbour. You are { $player }, and you can win whatever your neighbour does.
learn-paper-rules = The rules: A begins. Take turns crossing out a number until two are left. On the board Z(n, d), A wins if the sum of the last two is a multiple of d; otherwise B wins. “Roles swapped” means that B wants the multiple of d.
learn-paper-noticed = What I noticed:
learn-paper-answers = Answers:
learn-paper-grid = n above, d in the box. Thick: wins, whatever the other player does. Crossed out: beaten.

## Paper: the sheet for teachers

learn-teacher-title = A lesson of 45 minutes
learn-teacher-lead = By playing, the pupils find out that only partners and remainders count, and they can explain why the winner wins. For ages 10 and up; they need addition and division with remainder.
learn-teacher-need = You need
learn-teacher-need-line = a projector, boards on paper, and one device for every two pupils. No accounts, no names: anyone who has the address can play.
learn-teacher-ideas = What they should find
learn-teacher-idea-1 = Only the last two count, and on an odd board A makes the last move.
learn-teacher-idea-2 = Partners add up to a multiple of d. A first crosses out a number so that every other number has a partner of its own.
learn-teacher-idea-3 = Then A answers each number with its partner, so two partners are left.
learn-teacher-idea-4 = Numbers with the same remainder are equally good: 1, 8 and 15 on Z(15, 7).
learn-teacher-answers = Winning first moves of A
learn-teacher-after = To go on
learn-teacher-after-worksheet = A worksheet with answers:
learn-teacher-after-lessons = All lessons on paper:
learn-teacher-after-workshop = The workshop, for those who want to know exactly:
learn-teacher-honest = Outside a classroom the site collects no names and no results: what a pupil has solved stays in the browser. A code of five characters on the page Learn takes the stars home.
