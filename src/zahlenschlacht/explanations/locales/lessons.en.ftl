### English words of the lessons. The other words for learning are in learn.en.ftl.
### Every message here is in lessons.de.ftl too, with the same variables; a test compares them.

## What is wrong with a marked set or drawn pairs

flaw-few-pairs = { $count ->
    [one] One pair so far.
   *[other] { $count } pairs so far.
} There are { $least }.
flaw-twice = { $number } can be in one pair only.
flaw-no-pair = A pair has two numbers.

## What is wrong with an answer in a lesson

flaw-not-none = There is such a number. Look again!
flaw-missing = { $count ->
    [one] One number is still missing.
   *[other] { $count } numbers are still missing.
}
flaw-not-alike = { $number } has another remainder when you divide by { $d }.
flaw-not-winning = { $number } does not win.
flaw-no-blunder = { $number } is not a mistake: after it you can still win.
flaw-not-own = Two numbers with the same remainder as { $number } are not partners, so this remainder is not its own partner.
flaw-more = You can find more: no two of { $numbers } are partners.
flaw-at-most = That is too many: in each of these { $count } groups all numbers are partners of each other, so only one from each group can be used. { $groups }.
flaw-frontier-won = No, A wins { $variant }.
flaw-frontier-further = B wins { $variant }, but also a larger odd board.

## The lessons

lesson-last-two = The last two count
    .aha = Only the last two count.
lesson-last-two-1 = You are A and make the last move. Which number must go, so that the sum of the last two is a multiple of 5?
    .right = 2 + 3 = 5.
    .hint = Try it: take one of the three away and add up the two others.
lesson-last-two-2 = Again the last move is yours, and you want a multiple of 5. Which number must go?
    .right = 1 + 4 = 5.
    .hint = Which two of the three add up to a multiple of 5? The third one goes.
lesson-last-two-3 = And here? Which number must go so that the other two add up to a multiple of 5, or is it too late?
    .right = Too late: 3 + 4, 3 + 5 and 4 + 5 are not multiples of 5.
    .hint = Add up every two of the three. Is any sum a multiple of 5?
lesson-last-two-4 = Now play as A: leave two numbers that add up to a multiple of 5.
    .right = Always look ahead to the last two.
    .hint = Before your last move, add up every two of the three numbers that are left.

lesson-last-move = Who moves last
    .aha = Even count: B moves last.
lesson-last-move-1 = There are six numbers on the board, and two stay. A begins. Who makes the last move?
    .right = Four numbers go: A, B, A, B. So B makes the last move.
    .hint = Count the moves: how many numbers go, and who begins?
lesson-last-move-2 = You are B, and 3 + 4 = 7 would let A win. Break the pair!
    .right = The pair is broken, and no other pair is left.
    .hint = Which two of the three numbers add up to 7? Take one of those two.
lesson-last-move-3 = Now there are seven numbers. Who makes the last move?
    .right = Five numbers go: A, B, A, B, A. So A makes the last move.
    .hint = One number more than before, so one move more.
lesson-last-move-4 = Play as B and win three times. A wants two numbers that add up to a multiple of 9: wait for the last three numbers and break the pair.
    .right = On an even board B has the last word.
    .hint = Look at the last three numbers: if two of them add up to 9, one of those two must go.

lesson-partners = Partners
    .aha = Cross out the number without a partner.
lesson-partners-1 = Join every two numbers whose sum is 7.
    .right = Three pairs: 1 + 6, 2 + 5 and 3 + 4.
    .hint = 1 plus what is 7? Tap 1, then that number.
lesson-partners-2 = One number has no partner. Which one?
    .right = 7 has no partner: it would need a 0 or another 7.
    .hint = Follow the lines: which number has none?
lesson-partners-3 = You are A and want the last two to add up to 7. You begin: which number goes first?
    .right = Without 7 every number has a partner of its own, and it is B’s turn.
    .hint = After your move every number should have a partner of its own. Which number is in the way?
lesson-partners-4 = Play as A: the last two must add up to 7. The 7 is gone already. Look at the lines.
    .right = Every number had a partner of its own, and you kept the pairs whole.
    .hint = B breaks a pair. Which number has lost its line? Cross that one out next.

lesson-answer = Answer with the partner
    .aha = Answer with the partner.
lesson-answer-1 = Partners add up to 7. B has crossed out 2. What do you answer?
    .right = 2 and 5 were partners. Now every number has one again.
    .hint = 2 has left its partner alone. Which number makes 7 together with 2?
lesson-answer-2 = Here partners add up to 11. You are A: which number goes first?
    .right = 1 has no partner: 10 is not on the board.
    .hint = 2 pairs with 9, 3 with 8. Which number finds no partner?
lesson-answer-3 = Partners add up to 11. B has crossed out 6. What do you answer?
    .right = 6 + 5 = 11: both are gone, and all other pairs are whole.
    .hint = Which number makes 11 together with 6?
lesson-answer-4 = Play as A against Rob: the last two must add up to 11. Rob forgives nothing!
    .right = Two partners are left at the end, whatever B does.
    .hint = First cross out the number without a partner. Then answer each number with the one that makes 11 with it.

lesson-remainders = Remainders
    .aha = Only the remainder counts.
lesson-remainders-1 = Divide by 5. Mark all numbers that have the same remainder as { $number }.
    .right = 1, 6 and 11 all have remainder 1.
    .hint = They stand below each other: each is 5 more than the one above it.
lesson-remainders-2 = You are A and want a multiple of 5. 1 is a good first move. Mark all numbers that are as good.
    .right = Numbers with the same remainder are equally good.
    .hint = Any number in the same column is just as good.
lesson-remainders-3 = Partners add up to a multiple of 5. B has crossed out 7, which has remainder 2. What do you answer?
    .right = Any number with remainder 3 will do: 2 + 3 = 5.
    .hint = 2 + 3 = 5, so look in the column with remainder 3.
lesson-remainders-4 = Play as A against Rob: leave two numbers that add up to a multiple of 7.
    .right = You only need to look at the remainders.
    .hint = Remainder 1 has three numbers, remainder 6 only two: begin there. Then answer 1 with 6, 2 with 5, 3 with 4, 0 with 0.

lesson-self-partners = Partners of their own kind
    .aha = Some pair up with their own kind.
lesson-self-partners-1 = Divide by 4. 2 and 6 both have remainder 2, and 2 + 6 = 8. Which remainders fit themselves? Mark all their numbers.
    .right = Remainders 0 and 2 are their own partners: 0 + 0 = 0 and 2 + 2 = 4.
    .hint = Double each remainder: 0 + 0, 1 + 1, 2 + 2, 3 + 3. Which sums are multiples of 4?
lesson-self-partners-2 = You are A and want a multiple of 4. Which number goes first?
    .right = 4 is the only one with remainder 0, so it has no partner.
    .hint = 1 and 3 face each other, 2 and 6 are a pair. Which number has no partner?
lesson-self-partners-3 = Partners add up to a multiple of 4. B has crossed out 2. What do you answer?
    .right = 2 and 6 were partners: both have remainder 2.
    .hint = 2 has remainder 2. Which other number does too?
lesson-self-partners-4 = Play as A against Rob: leave two numbers that add up to a multiple of 6. Remainders 0 and 3 are their own partners.
    .right = For example, you answer 3 with 9.
    .hint = Which of the remainders 0 and 3 has an odd count? Begin there, then answer with partners.

lesson-take-partners = Take what others need
    .aha = Take what others need.
lesson-take-partners-1 = Now you are B: the last two must not add up to a multiple of 5. Leave numbers without partners: which one do you take?
    .right = Two numbers have lost the only partner they had.
    .hint = Which column has only one number, while two others wait for it?
lesson-take-partners-2 = Go on: which number do the others need most? Partners add up to a multiple of 5.
    .right = Now no two numbers are partners, and A cannot win any more.
    .hint = Only one pair of columns still has numbers on both sides. Take one from the shorter column.
lesson-take-partners-3 = You are B again. Now partners add up to a multiple of 6. Take what others need.
    .right = Every pair you break leaves numbers alone.
    .hint = Remainders 1 and 5 face each other, and so do 2 and 4. Which column is shorter?
lesson-take-partners-4 = Play as B against Ada: don’t leave two numbers that add up to a multiple of 6.
    .right = You were faster than the pairs.
    .hint = Always take from the shorter column of a pair. When one column is empty, the other is harmless.

lesson-counting = Counting
    .aha = If more than half (rounded up) can stay without a pair, B wins.
lesson-counting-1 = Mark as many numbers as you can so that no two of them add up to 7 or 14.
    .right = Six numbers, and no two of them are partners.
    .hint = If you take 1 and 8, then 6 must stay out. Which column is longer each time?
lesson-counting-2 = You found six numbers with no partners among them. If B keeps those six and crosses out the other three, who wins?
    .right = B: only three others must go, and B has three moves.
    .hint = How many others must go until only your six are left? And how many moves does B have?
lesson-counting-3 = How many numbers from 1 to 9 can you choose at most so that no two of them add up to 5, 10 or 15?
    .right = Five: two with remainder 1 or 4, two with 2 or 3, and the 5.
    .hint = Remainders 1 and 4 face each other, 2 and 3 too, and 5 stands alone. Count the longer column of each.
lesson-counting-4 = Half of nine, rounded up, is five. B would need six such numbers, but there are only five. Who wins?
    .right = A: B cannot keep enough numbers.
    .hint = B needs more than half of nine, rounded up: more than five.
lesson-counting-5 = Play as B against Ada: don’t leave two numbers that add up to a multiple of 7. Keep your numbers without a pair to the end.
    .right = You counted right.
    .hint = Choose your numbers without a pair first, then cross out only the others.

lesson-margin = Room for a slip
    .aha = Lead 1: your next move cannot lose.
lesson-margin-1 = You are A and want a multiple of 3. Make a mistake on purpose: which first move loses? Or is there none?
    .right = There is none: A has a lead of 1, so the next move can be any number.
    .hint = Try it in your head: after each first move, can B still break everything?
lesson-margin-2 = A crossed out 1 without thinking, and B answered with 3. Partners add up to a multiple of 3. Which move would now be a mistake?
    .right = That gives the win away. There was no lead left.
    .hint = There is no lead left. Which number do others still need?
lesson-margin-3 = And which move wins? Partners add up to a multiple of 3.
    .right = From here on every move counts.
    .hint = Compare the columns with remainders 1 and 2. Take one from the longer column.
lesson-margin-4 = Play as A against Rob: leave two numbers that add up to a multiple of 4. Your first move can be any number, but then be careful.
    .right = You knew what you could afford.
    .hint = Only the first move is free. After that, cross out a number that has no partner. If there is none, take one from the longer column of a pair.

lesson-larger-side = The longer column
    .aha = First cross out numbers without a partner. If there are none, take from the longer column.
lesson-larger-side-1 = You are A and want a multiple of 6. No single move gives every number a partner of its own. Which number still wins?
    .right = Remainder 1 has more numbers than remainder 5, and 2 has more than 4: take one of those.
    .hint = Compare facing columns: 1 with 5, 2 with 4. Which is longer?
lesson-larger-side-2 = B has crossed out 9. Partners add up to a multiple of 6. Take from the longer column of a pair.
    .right = Remainder 1 has three numbers, its partner 5 only two.
    .hint = Count the column of remainder 1 and the column of remainder 5.
lesson-larger-side-3 = Now you want a multiple of 4. Take a number without a partner, or if there is none, one from the longer column.
    .right = Remainder 1 has more numbers than remainder 3.
    .hint = Remainders 1 and 3 face each other. Which has more numbers left?
lesson-larger-side-4 = Play as A against Rob: leave two numbers that add up to a multiple of 5.
    .right = This rule wins every board on which A wants partners and can win.
    .hint = Is there a number without a partner? Out with it. If not, take one from the longer column of a pair.

lesson-reversed = Roles swapped
    .aha = First ask who moves last.
lesson-reversed-1 = The roles are swapped: now B wants partners at the end, and A does not. Who makes the last move?
    .right = B, because the board is even. So now B plays as A did before.
    .hint = Four numbers go, and A begins.
lesson-reversed-2 = You are B and want the last two to add up to a multiple of 3. A has crossed out 1. What do you answer?
    .right = 1 + 2 and 1 + 5 are multiples of 3: you answer with a partner.
    .hint = You make the last move and want a pair: answer with a partner of 1.
lesson-reversed-3 = Now you are A: the last two must not add up to a multiple of 4. What do you take?
    .right = You leave numbers without partners, as B did before.
    .hint = You don’t make the last move, and you want no pair: take what others need.
lesson-reversed-4 = Play as B against Ada, with the roles swapped: leave two numbers that add up to a multiple of 3.
    .right = All that matters is who moves last and what they want.
    .hint = You make the last move and want a pair: answer each number with its partner.

lesson-frontier = The frontier
    .aha = A wins an odd board if n is close to a multiple of d. The k-th multiple has room for k − 1 on either side; if d is even, for 2k − 3. So on large odd boards A always wins.
lesson-frontier-1 = With d = 5, A wins the board of five numbers. Who wins the board of seven?
    .right = B: no two of 1, 2, 5, 6 and 7 are partners, and five are more than half of seven, rounded up. Seven is too far from 5 and from 10.
    .hint = Look for numbers of which no two add up to 5 or 10. Are there more than four?
lesson-frontier-2 = Now d = 7. Which is the largest odd board that B wins?
    .right = 17. A wins near the multiples of 7: 14 has room for 1 on either side, 21 for 2, 28 for 3. But 17 is 3 away from 14 and 4 away from 21. Beyond this frontier A wins every odd board.
    .hint = Move the slider, say who wins, and look. After which n does B never win again? And near which numbers does A win?
lesson-frontier-3 = Now you can decide a board by hand. Let d = 9: then 2 · 9 has room for 1 on either side, 3 · 9 for 2, and so on. Who wins the board of 23?
    .right = B: 23 is 5 away from 18 and 4 away from 27. That is too far from both.
    .hint = How far is 23 from 18, and how far from 27?
lesson-frontier-4 = If d is even, there is more room. Let d = 8: then 2 · 8 has room for 1 on either side, 3 · 8 for 3, 4 · 8 for 5. Who wins the board of 21?
    .right = A: 21 is 3 away from 24, and there is room for 3. Two more rules: A also wins if d is n + 1 or n + 2. All other odd boards belong to B.
    .hint = How far is 21 from 16, and how far from 24?
lesson-frontier-5 = With 19 numbers and d = 7 you are just beyond the frontier. You are A: which number goes first?
    .right = One with remainder 1: all the others can be put into pairs.
    .hint = Which remainder has one number more than its partner?
lesson-frontier-6 = Play as A against Rob: leave two numbers that add up to a multiple of 7.
    .right = Now you know everything about this game.
    .hint = First a number with remainder 1, as before. Then answer with partners.

## The page Learn: a lesson

learn-lesson = Lesson { $place }
learn-leave = Leave the lesson
learn-step = Step { $place } of { $all }
learn-your-move = You are { $player }, and it is your move. { $moves ->
    [one] 1 move left.
   *[other] { $moves } moves left.
}
learn-played-out = Look what happens
learn-verdict-right = Right!
learn-verdict-wrong = Not quite.
learn-verdict-game-right = Won!
learn-verdict-game-wrong = Lost.
learn-before-mistake = The board before the mistake. ★ marks a better move.
learn-shown = Watch how to win
learn-hint = Hint
learn-hint-marks = The small numbers are remainders.
learn-hint-dots = Dots under a number mean: no partner.
learn-slide = How many numbers: { $n }
learn-predict = Who wins { $name }? Guess first, then look.
learn-predict-player = { $player } wins
learn-predicted-right = Right!
learn-predicted-wrong = Not quite:
learn-seen = What you have seen so far
learn-seen-one = n = { $n }: { $winner } wins
learn-puzzle-ask = You are { $player }: which number wins?
learn-puzzle-move = { $opponent } has just crossed out { $number }. { $moves ->
    [one] 1 move left.
   *[other] { $moves } moves left.
}
learn-puzzle-beware = Careful: some puzzles can’t be won. In that case press “No move wins”.
learn-puzzle-show = Show why no move wins
learn-show = Show me
learn-told = This is a right answer.
learn-told-game = Watch how to win, then do it yourself.
learn-wins = Won! That makes { $count } of { $all }.
learn-next = Go on
learn-again = Try again
learn-next-game = Next game
learn-play-now = Now I play
learn-finish = Finish the lesson
learn-completed = Lesson { $place } is done!
learn-done = Remember this
learn-all = All lessons
