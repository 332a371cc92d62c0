/**
 * The focus and the highlighted numbers of a board. They are set on the elements directly, outside Svelte, so that a board
 * with thousands of numbers stays fast.
 */

export class Focus {
  readonly #board: HTMLElement;
  /** The partner of each residue; without residues, the numbers bonded to each number. */
  partnerOf: ReadonlyMap<number, number> = new Map();
  others: ReadonlyMap<number, readonly number[]> = new Map();
  /** Called when another number is under the pointer or focus. */
  onring: (number: number | null) => void = () => {};
  /** The only number in the tab order (roving tabindex). */
  #reachable: HTMLElement | null = null;
  #under: HTMLElement | null = null;
  #ringed: HTMLElement[] = [];
  readonly #inSight = new Set<Element>();
  #observer: IntersectionObserver | null = null;

  constructor(board: HTMLElement) {
    this.#board = board;
  }

  /** The element of a number. */
  at(number: number | undefined): HTMLElement | null {
    return number === undefined ? null : this.#board.querySelector(`[data-number="${number}"]`);
  }

  /** Makes a number the only one in the tab order. */
  reach(numeral: HTMLElement | null): void {
    if (this.#reachable !== null) this.#reachable.tabIndex = -1;
    if (numeral !== null) numeral.tabIndex = 0;
    this.#reachable = numeral;
  }

  /** Restores rings and tab order after the board was rendered. */
  settle(first: number | undefined): void {
    this.ring(this.#under);
    if (this.#reachable === null || !this.#reachable.isConnected) this.reach(this.at(first));
  }

  /** Observes which rows of a large board are visible. */
  watchRows(): () => void {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          if (change.isIntersecting) this.#inSight.add(change.target);
          else this.#inSight.delete(change.target);
        }
        this.ring(this.#under);
      },
      { root: this.#board },
    );
    this.#observer = observer;
    for (const row of this.#board.querySelectorAll(".row")) observer.observe(row);
    return () => {
      observer.disconnect();
      this.#observer = null;
      this.#inSight.clear();
    };
  }

  /** Draws rings around a number and the numbers bonded to it. */
  ring(numeral: HTMLElement | null): void {
    this.#under = numeral;
    const here = numeral?.isConnected && !numeral.classList.contains("crossed") ? numeral : null;
    const now = new Set(here === null ? [] : [here, ...this.#bonded(here)]);
    for (const old of this.#ringed) if (!now.has(old)) old.removeAttribute("data-ring");
    for (const one of now) one.dataset.ring = one === here ? "here" : "bonded";
    this.#ringed = [...now];
    this.onring(here === null ? null : numberOf(here));
  }

  #bonded(numeral: HTMLElement): HTMLElement[] {
    const others = this.others.get(numberOf(numeral));
    if (others !== undefined)
      return others
        .flatMap((number) => this.at(number) ?? [])
        .filter((one) => !one.classList.contains("crossed"));
    const partner = this.partnerOf.get(Number(numeral.dataset.residue));
    if (partner === undefined) return [];
    const places: Iterable<Element> = this.#observer === null ? [this.#board] : this.#inSight;
    const selector = `[data-residue="${partner}"]:not(.crossed)`;
    return [...places].flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)]);
  }
}

/** The element of the number that an event happened on. */
export function numeralAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-number]") : null;
}

export const numberOf = (numeral: HTMLElement): number => Number(numeral.dataset.number);
