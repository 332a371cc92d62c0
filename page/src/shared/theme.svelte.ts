/** Light or dark: as the system says, until somebody chooses here. */

import { recall, remember } from "./memory";

export type Theme = "light" | "dark";

const system = matchMedia("(prefers-color-scheme: dark)");

class Look {
  theme = $state<Theme>("light");

  constructor() {
    this.#apply();
    system.addEventListener("change", () => this.#apply());
  }

  turn(): void {
    remember("theme", this.theme === "dark" ? "light" : "dark");
    this.#apply();
  }

  #apply(): void {
    const chosen = recall("theme");
    this.theme = chosen === "light" || chosen === "dark" ? chosen : system.matches ? "dark" : "light";
    document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
