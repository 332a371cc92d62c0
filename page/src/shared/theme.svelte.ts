/** The theme: the system's until the player chooses one. `public/start.js` applies the choice before the first paint. */

import { recall, remember } from "./memory";

type Theme = "light" | "dark";

const system = matchMedia("(prefers-color-scheme: dark)");

class ThemeSetting {
  current = $state<Theme>("light");

  constructor() {
    this.#apply();
    system.addEventListener("change", () => this.#apply());
  }

  /** Switches to the other theme and stores the choice. */
  toggle(): void {
    remember("theme", this.current === "dark" ? "light" : "dark");
    this.#apply();
  }

  #apply(): void {
    const choice = recall("theme");
    this.current = choice === "light" || choice === "dark" ? choice : system.matches ? "dark" : "light";
    document.documentElement.dataset.theme = this.current;
  }
}

export const theme = new ThemeSetting();
