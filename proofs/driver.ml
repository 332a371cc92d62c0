(* Read positions on standard input, one to a line, and answer each with a line.

   A position:  D or B (the role of the player to move), d, t, and the numbers
   An answer:   the margin, h, W or L (the player to move wins or loses), and the winning moves

   The answers are computed by solver.ml, which Coq extracts from binary.v. This file only
   converts numbers to and from their binary form. *)

open Solver

let rec positive_of i =
  if i = 1 then XH else if i land 1 = 1 then XI (positive_of (i lsr 1)) else XO (positive_of (i lsr 1))

let n_of i = if i = 0 then N0 else Npos (positive_of i)

let rec of_positive = function XH -> 1 | XO p -> 2 * of_positive p | XI p -> (2 * of_positive p) + 1
let of_n = function N0 -> 0 | Npos p -> of_positive p
let of_z = function Z0 -> 0 | Zpos p -> of_positive p | Zneg p -> - (of_positive p)

let answer line =
  match String.split_on_char ' ' line with
  | role :: d :: t :: numbers ->
      let mover = if role = "D" then Divider else Breaker in
      let d = n_of (int_of_string d) and t = n_of (int_of_string t) in
      let numbers = List.map (fun x -> n_of (int_of_string x)) numbers in
      let closer = closer_N mover numbers in
      let moves = if List.length numbers > 2 then winning_N d t mover numbers else [] in
      Printf.printf "%d %d %s%s\n"
        (of_z (margin_N d t closer numbers))
        (of_n (h_N d t closer numbers))
        (if wins_N d t mover mover numbers then "W" else "L")
        (String.concat "" (List.map (fun x -> " " ^ string_of_int (of_n x)) moves))
  | _ -> failwith line

let () =
  try
    while true do
      answer (input_line stdin)
    done
  with End_of_file -> ()
