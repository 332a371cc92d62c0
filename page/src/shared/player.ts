/** The two players. */

export type Player = "A" | "B";

export const PLAYERS: readonly Player[] = ["A", "B"];

export const otherOf = (player: Player): Player => (player === "A" ? "B" : "A");

/** Who makes the move of this ply: A begins, and the players take turns. */
export const mover = (ply: number): Player => (ply % 2 === 0 ? "A" : "B");
