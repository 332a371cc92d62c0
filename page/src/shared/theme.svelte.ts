/** Light or dark: the system's theme until somebody chooses one here. `public/theme.js` applies the choice before the first paint. */

import { recall, remember } from "./memory";

export type Theme = "light" | "dark";

const system = matchMedia("(prefers-color-scheme: dark)");

class Look {
  theme = $state<Theme>("light");

  constructor() {
    this.#apply();
    system.addEventListener("change", () => this.#apply());
  }

  /** Change to the other theme, and keep it. */
  turn(): void {
    remember("theme", this.theme === "dark" ? "light" : "dark");
    this.#apply();
  }

  #apply(): void {
    const choice = recall("theme");
    this.theme = choice === "light" || choice === "dark" ? choice : system.matches ? "dark" : "light";
    document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
