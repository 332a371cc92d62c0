/** The addresses of the server in its network. Only pages on the server's own computer load this module. */

import { recall, remember } from "./memory";
import { network } from "./network.svelte";

class Addresses {
  /** The addresses, likeliest first; null until the server has answered. */
  list = $state.raw<readonly string[] | null>(null);
  /** Whether this page can end the server: it is the program to double-click. */
  mayQuit = $state(false);

  choose(address: string): void {
    remember("network", address);
    this.#follow();
  }

  async ask(): Promise<void> {
    try {
      const response = await fetch("/api/network", { cache: "no-store" });
      const { addresses, may_quit } = await response.json();
      [this.list, this.mayQuit] = response.ok ? [addresses, may_quit] : [[], false];
    } catch {
      this.list = [];
    }
    // Another window, such as that of the wall, follows the choice.
    addEventListener("storage", () => this.#follow());
    this.#follow();
  }

  #follow(): void {
    const list = this.list ?? [];
    network.address = list.find((address) => address === recall("network")) ?? list[0] ?? null;
  }
}

export const addresses = new Addresses();
void addresses.ask();
