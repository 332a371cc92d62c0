/** The two players. */

import type { Player } from "../api/types";

export const PLAYERS: readonly Player[] = ["A", "B"];

export const otherOf = (player: Player): Player => (player === "A" ? "B" : "A");
