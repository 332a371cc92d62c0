### English texts of errors. The page loads them when a request is refused.
### Every message here is in errors.de.ftl too, with the same variables; a test compares them.

## Refusals

error-not-a-number = { $name } must be a whole number, not { $value }
error-not-a-player = a player is A or B, not { $value }
error-not-a-board = a board is a list of numbers, not { $value }
error-n-too-small = a board needs at least 4 numbers, not { $value }
error-d-too-small = the divisor d must be at least 2, not { $value }
error-remainder-out-of-range = the remainder must be between 0 and { $largest }, not { $value }
error-not-a-variant = a position belongs to a variant, as in Variant(9, 4).start(), not to { $value }
error-no-bond = a variant needs the divisor d or another bond
error-two-bonds = a variant has the divisor d or another bond, not both
error-no-divisor = this works only for sums, but { $variant } has no divisor
error-no-such-bond = there is no bond { $value }, choose from { $known }
error-bond-rest = the bond { $bond } takes nothing after it, but { $value } follows
error-bond-divisor = the bond { $bond } needs one divisor, as in { $bond } 4, not { $value }
error-bond-positive = with the bond { $bond } all numbers must be at least 1, not { $value }
error-bond-too-large = with the bond { $bond } numbers may be at most { $largest }, not { $value }
error-line-loop = a line must join two different numbers, not { $value } with itself
error-too-many-lines = at most { $largest } lines may be drawn
error-not-a-line = a line is written as in 1-2, not as { $value }
error-line-off-the-board = a line ends at { $value }, which is not on the board
error-remainder-without-sum = only sums have a remainder; the bond { $bond } has none
error-two-remainders = the bond already has the remainder { $remainder }, so the remainder cannot be { $value }
error-too-large-to-solve = with the bond { $bond } a board may have at most { $largest } numbers to be solved, not { $value }
error-not-a-header = a header is a word and a text in one line, as in [Date "2026-11-18"], not { $value }
error-repeated = { $value } is on the board twice
error-wrong-n = n is { $n }, but the board has { $value } numbers
error-board-too-large = a board of more than { $largest } numbers is too large to be listed and played
error-game-over = { $value } cannot be crossed out: the game is over
error-not-on-the-board = { $value } is not on the board of { $board }
error-already-crossed = { $value } is already crossed out; choose a number that is left
error-not-a-text = a game is written as in Z(15, 7): 8 2, not as { $value }
error-notation-too-long = a game is written in at most { $largest } characters, not in { $value }
error-notation-too-large = a game of { $value } moves on { $n } numbers is too large for one line
error-notation-long-number = a number may have at most { $largest } digits in a written game
error-notation-unfinished = the text ends before the game is complete
error-notation-variant = a game begins with its variant, as in Z(15, 7), not with { $value }
error-notation-sign = expected { $sign }, not { $value }
error-notation-number = expected a number, not { $value }
error-notation-option = expected remainder=, divider= or ), not { $value }
error-notation-twice = { $value } appears twice
error-notation-result = a result is A, B or *, not { $value }
error-notation-not-over = the result is { $value }, but the game is not over
error-notation-wrong-result = the result is { $value }, but { $winner } has won
error-notation-end = the game has ended, but { $value } follows
error-no-such-language = there is no language { $value }, choose from { $known }
error-cannot-load = { $value } cannot be loaded: { $reason }
error-not-a-strategy = { $value } is not a strategy: a strategy is a function of a position or a NamedStrategy
error-not-a-bond = { $value } is not a bond: a bond is a class derived from Bond
error-variant-with-moves = a variant has no moves, but { $value } has some
error-too-large-to-draw = a picture shows at most { $largest } numbers, not { $value }
error-no-such-marks = a picture shows { $known }, not { $value }
error-too-few-agents = a tournament needs two agents with different names
error-no-boards = a tournament needs at least one board
error-no-such-split = the split has the parts { $known }, not { $value }
error-not-a-difficulty = a difficulty is between 0 and 1, not { $value }
error-no-proof = only a search shows who wins { $value }, so no proof can be asked for
error-no-variants = at least one variant is needed
error-no-question = no position is as hard as the options ask for
error-game-file-line = line { $line }: { $reason }
error-no-such-strategy = there is no strategy { $value }, choose from { $known }
error-strategy-not-a-name = a strategy has a name such as perfect, not { $value }
error-strategy-not-for-seat = the strategy { $strategy } has no rule for { $player } in { $variant }: choose perfect, which plays everywhere
error-share-without-learner = only { $known } takes a share of random moves, not { $value }
error-share-out-of-range = a share must be between 0 and 1, not { $value }
error-no-move-left = no number can be crossed out: the game is over
error-number-too-long = { $name } has more than { $largest } digits
error-not-n-and-d = give the board's N and the divisor D or another bond, as in 15 7 or 15 coprime, not { $value }
error-unknown-sequence = there is no sequence { $value }, choose from { $known }
error-unknown-conjecture = there is no conjecture { $value }, choose from { $known }
error-search-out-of-range = n must be at least 5 and d at least 2, and with n = { $n } and d = { $d } a board may have at most { $largest } positions
error-terms-out-of-range = the number of terms must be between 1 and { $largest }, not { $value }
error-bound-too-small = an audit needs boards of at least 4 numbers, not { $value }
error-missing-extra = { $package } is not installed: pip install 'zahlenschlacht[{ $extra }]'
error-not-a-move = { $value } is neither a number nor a command: ? lists the commands

## What is wrong with a recipe

error-recipe-not-a-text = a recipe is read from a text, not from { $value }
error-recipe-too-long = a recipe has at most { $largest } characters
error-recipe-too-many-lines = a recipe has at most { $largest } lines
error-recipe-no-word = a word is missing here, such as partner
error-recipe-no-such-word = { $value } is not a word of a recipe, choose from { $known }
error-recipe-no-such-time = { $value } is not a condition of a line, choose from { $known }
error-recipe-colon = a colon may only follow the first word of a line, as in first:r1
error-recipe-sign = expected . or ; instead of { $value }
error-recipe-twice = { $value } appears twice in one line

## What is wrong with a puzzle

error-no-such-theme = there is no theme { $value }, choose from { $known }
error-seed-length = a seed has 1 to { $largest } characters, not { $value }
error-puzzle-over = the puzzle is over before { $value } is crossed out

## What is wrong with a lesson

error-not-an-answer = { $value } is not an answer to an exercise of the kind { $kind }
error-no-such-lesson = there is no lesson { $value }, choose from { $known }
error-no-such-exercise = the lesson { $name } has { $count } exercises, so there is no exercise { $value }
error-recipe-board-too-large = a recipe can be checked on at most { $largest } numbers, not { $value }
error-bad-lesson = { $place }: { $value } is not one of { $known }
error-no-such-option = { $value } is not an option, choose from { $known }
error-other-game = the game does not begin with the position of the exercise

## Refusals of a match

error-match-too-large = a game may have at most { $largest } numbers, not { $value }
error-number-too-large = a number in a game may be at most { $largest }, not { $value }
error-no-person = a game needs a person on one of its seats
error-stale-move = the move is for ply { $value }, but { $ply } numbers are crossed out
error-not-your-turn = it is { $player }'s turn
error-no-play-out = the rest can be played out only against a program or on the same device
error-no-takeback = moves can be taken back only against a program or on the same device
error-stale-takeback = the game is at ply { $ply }, so it cannot go back to { $value }
error-takeback-to-program = at ply { $value } it is the program's turn; go back to a ply where a person moves
error-too-many-takebacks = this game has reached its limit of takebacks
error-not-over = the game is not over yet
error-over = the game is already over
error-resigned = { $player } has resigned, so the game is over
error-seat-open = nobody plays { $player } yet
error-seat-taken = the seat of { $player } is taken, but anyone may watch
error-not-a-range = { $name } must be an ascending range of whole numbers, not { $value }
error-empty-range = { $name } begins after its end in { $value }
error-off-the-map = on the map { $name } may be at most { $largest }, not { $value }
error-no-such-layer = there is no layer { $value }, choose from { $known }
error-wrong-array = the array must have the shape { $shape } and the type { $type }, not { $value }
error-map-too-large = the map needs { $value } of memory, and the limit is { $largest }; a CSV file needs none
error-no-such-file-kind = a map can be written as { $known }, not as { $value }
error-cannot-write = { $path } cannot be written: { $reason }
error-not-a-window = { $name } must be FROM:TO or FROM:TO:STEP, as in 5:2000, not { $value }
error-no-such-zoom = the zoom must be between 0 and { $largest }, not { $value }
error-no-such-tile = at zoom { $z } the tile's { $name } must be between 0 and { $largest }, not { $value }
error-window-too-large = a window may have at most { $largest } variants, not { $value }
error-no-such-parity = there is no parity { $value }, choose from { $known }

## Refusals of the website and its storage

error-busy = too many long computations are waiting; try again soon
error-deadline = the computation was stopped after { $seconds } seconds
error-two-headers = a request has one Host header and at most one Origin header
error-too-many-requests = too many requests; wait a moment
error-too-many-streams = too many people are watching; try again later
error-too-many-streams-here = a client may have at most { $largest } live streams
error-too-many-windows = this classroom is already open in { $largest } windows like this one, close one of them
error-too-slow = the request body did not arrive in time
error-body-too-large = the request body may have at most { $largest } bytes
error-wrong-media-type = the request body must be application/json, not { $value }
error-not-json = the request body is not JSON: { $reason }
error-bad-value = { $place }: { $reason }, not { $value }
error-other-host = this server has no host name { $value }; ZAHLENSCHLACHT_HOSTS can add it
error-other-origin = this request comes from a page of another site
error-not-found = there is nothing at this address
error-wrong-method = this address does not support { $value }
error-http-error = the request was refused: { $reason }
error-internal = internal server error; it has been logged
error-no-such-match = there is no game { $value }
error-no-such-classroom = there is no classroom { $value }
error-classroom-locked = the classroom is locked. Ask your teacher to open it
error-classroom-full = the classroom is full, it has { $largest } pupils
error-classroom-paused = the classroom is paused
error-classroom-log-full = this classroom has reached its limit. Ask your teacher to open a new one
error-too-many-renames = you have had { $largest } other names, keep this one
error-too-many-tries = you have played this task { $largest } times. Wait for the next one
error-too-many-changed-votes = you have changed your vote { $largest } times, it stays as it is now
error-wrong-seat-code = these six letters are wrong or too old. Ask your teacher for new ones
error-not-teacher = only the teacher of this classroom may do this
error-not-pupil = only a pupil of this classroom may do this
error-removed = you were removed from the classroom. Ask your teacher
error-in-classroom = in a classroom the task decides what is played next
error-no-such-task = there is no task { $value }
error-no-such-pupil = there is no pupil { $value } in this classroom
error-address-full = { $largest } pupils have joined from the same network. Ask your teacher to let more in
error-not-solved = this answer does not solve the task
error-no-such-step = this task has no step { $value }
error-has-partner = one of you has a partner already
error-partner-here = your partner is still here, or has a minute left
error-no-reason = this pupil has given no reason
error-review-later = in a task without the coach, a game is reviewed when it is over
error-too-many-tasks = a classroom has at most { $largest } tasks
error-task-started = this task has been started already
error-task-over = the class is doing another task now
error-no-tries = in this task there is no game against the program
error-no-smaller-board = this board has too few numbers to leave some out
error-pair-not-over = finish the games with your partner first
error-no-vote = this task has no votes
error-no-votes = nobody has voted yet
error-no-number = a vote on a move needs a number
error-vote-closed = this vote is closed
error-vote-stale = the game of the class has moved on
error-no-token = a seat's token is required, as in 'Authorization: Bearer ...'
error-wrong-token = this token does not belong to a seat of this game
error-wrong-join-secret = this join link does not belong to this game
error-no-board = a board needs n or numbers
error-too-many-numbers = { $name } may have at most { $largest } numbers, not { $value }
error-bad-setting = { $name } must be a whole number of at least { $least }, not { $value }
error-port-in-use = port { $port } is already in use, but { $free } is free: --port { $free } (make play PORT={ $free })
error-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
error-database-url = a database must be sqlite:///path or postgresql://user@host/name, not { $value }
error-database-unreachable = the database at { $value } does not answer: { $reason }
error-database-unreadable = { $file } cannot be used as a database: { $reason }
error-database-in-use = another server already uses { $file }: stop it, choose another file with --database, or use PostgreSQL
error-storage = the database is not available at the moment; try again soon
error-database-newer = { $file } was written by a newer Zahlenschlacht, or by 0.2 or earlier: update this one, or choose another database
error-database-foreign = { $file } contains tables of another program: choose a database of its own
error-database-replaced = { $file } was deleted or replaced while the server was running: restart the server

## Refusals of the oracle

error-too-many-to-search = the oracle over sets can search boards of at most { $largest } numbers, not { $value }
error-other-variant = this oracle was made for { $variant }, not for { $value }

## Refusals of scorecards and environments

error-async-agent = the agent is a coroutine function: use play_out_async
error-agent-move = move { $ply } of { $agent }: { $reason }
error-no-answer = the program gave no number: { $reason }
error-not-an-agent = an agent is the name of a strategy, a function of a position, or an object that picks moves, not { $value }
error-not-probabilities = probabilities must not be negative and must add up to 1, not { $value }
error-not-a-command = { $value } is not a command: { $reason }
error-no-command = the command that starts the program is empty
error-command-and-opponent = --command is the opponent itself, leave out --against and --share
error-seconds-out-of-range = a time limit must be more than 0 seconds, not { $value }
error-cannot-start = { $value } cannot be started: { $reason }
error-no-such-exact = a score can be exact over { $known }, not over { $value }
error-too-few-representatives = each shape needs at least one representative, not { $value }
error-too-few-games = at least one game must be played, not { $value }
error-too-many-sets = a board for questions about every set has at most { $largest } numbers, not { $value }: use --games 200
error-no-shapes = { $value } has no shapes: ask about every set (--sets), or play sampled games (--games 200)
error-no-pipes = a program cannot be started here: --command needs Linux or macOS; on Windows, use WSL
error-too-many-shapes = { $value } has too many shapes to ask about each: play sampled games instead, as in --games 200
error-illegal-action = the action { $value } does not stand for a number on the board
error-too-many-bits = boards can be labelled in bulk with at most { $largest } numbers, not { $value }
error-not-bits = boards must be sets of bits, not { $value }
error-not-a-word = a turn order has the letters C and O, not { $value }
error-too-few-left = at least 2 numbers must be left, not { $value }
error-not-a-labelled-board = a board has at least two numbers, all of them of { $variant }
error-no-agent = name a strategy to score, or give a program with --command
error-not-a-grid = a grid needs --n and --d and takes no other board; --remainder, --divider and --trained are for grids
error-grid-too-large = a grid may have at most { $largest } variants, not { $value }
error-split-and-options = --split chooses boards, bonds and difficulty itself: leave out --n, --d, --bond, --remainder, --divider, --all, --difficulty and --prove
error-no-arrays-of-proofs = questions for proofs are written as .jsonl, not as arrays
error-too-few-questions = at least one question must be asked, not { $value }
error-question-over = the game is over, so no question can be asked about { $value }
error-no-such-question-kind = questions can be written as { $known }, not as { $value }
error-environment-too-large = an environment may have at most { $largest } numbers, not { $value }

## The page says these in other words.
page-error-bad-value = { $place }: { $value } does not fit there
page-error-repeated = you typed { $value } twice. Use each number once.
page-error-n-too-small = a board needs at least 4 numbers
page-error-d-too-small = d must be at least 2
page-error-stale-move = the game has moved on in the meantime
page-error-stale-takeback = the game has moved on in the meantime
page-error-recipe = the recipe in this link can’t be read
page-error-too-many-streams = too many people are watching right now. Try again in a moment
page-error-too-many-numbers = at most { $largest } numbers fit on a board, not { $value }
page-error-too-many-requests = that was a lot at once. Wait a moment and try again
page-error-wrong-join-secret = this link does not open a seat in this game, but you can watch
page-error-wrong-token = this seat is not yours
page-error-no-such-bond = this rule for partners does not exist
page-error-no-such-match = this game does not exist any more
page-error-no-such-strategy = nobody with this name plays here
page-error-no-such-theme = there are no puzzles of this kind
page-error-internal = something went wrong on the server. Try again
page-seat-taken = Two people are playing here already. You can watch.
page-wrong-seat-code = These six letters are wrong or too old. Ask your teacher for new ones.
