/**
 * The focus and the highlighted numbers of a board. They are set on the elements directly, outside Svelte, so that a board
 * with thousands of numbers stays fast.
 */

export class Focus {
  /** The partner of each residue. */
  partnerOf: ReadonlyMap<number, number> = new Map();
  /** The numbers bonded to each number, if the bond has no residues. */
  neighboursOf: ReadonlyMap<number, readonly number[]> = new Map();
  /** Called when another number is highlighted. */
  onhighlight: (number: number | null) => void = () => {};
  /** The only number in the tab order (roving tabindex). */
  #tabStop: HTMLElement | null = null;
  #hovered: HTMLElement | null = null;
  #highlighted: HTMLElement[] = [];
  readonly #visibleRows = new Set<Element>();
  #observer: IntersectionObserver | null = null;

  constructor(readonly board: HTMLElement) {}

  /** The element of a number. */
  at(number: number | undefined): HTMLElement | null {
    return number === undefined ? null : this.board.querySelector(`[data-number="${number}"]`);
  }

  /** Makes a number the only one in the tab order. */
  setTabStop(numeral: HTMLElement | null): void {
    if (this.#tabStop !== null) this.#tabStop.tabIndex = -1;
    if (numeral !== null) numeral.tabIndex = 0;
    this.#tabStop = numeral;
  }

  /** The number that has the focus of the page. */
  get focused(): number | undefined {
    const { activeElement } = document;
    return this.board.contains(activeElement) ? numberOf(activeElement as HTMLElement) : undefined;
  }

  /** Restores highlights, tab order and focus after the board was rendered. A number in another place is a new element. */
  restore(first: number | undefined, focused: number | undefined): void {
    this.highlight(this.#hovered);
    if (!this.#tabStop?.isConnected) this.setTabStop(this.at(focused) ?? this.at(first));
    if (document.activeElement === document.body) this.at(focused)?.focus({ preventScroll: true });
  }

  /** Observes which rows of a large board are visible. */
  watchRows(): () => void {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          if (change.isIntersecting) this.#visibleRows.add(change.target);
          else this.#visibleRows.delete(change.target);
        }
        this.highlight(this.#hovered);
      },
      { root: this.board },
    );
    this.#observer = observer;
    for (const row of this.board.querySelectorAll(".row")) observer.observe(row);
    return () => {
      observer.disconnect();
      this.#observer = null;
      this.#visibleRows.clear();
    };
  }

  /** Highlights a number and the numbers bonded to it. */
  highlight(numeral: HTMLElement | null): void {
    this.#hovered = numeral;
    const here = numeral?.isConnected && !numeral.classList.contains("crossed") ? numeral : null;
    const now = new Set(here === null ? [] : [here, ...this.#bonded(here)]);
    for (const old of this.#highlighted) if (!now.has(old)) old.removeAttribute("data-ring");
    for (const one of now) one.dataset.ring = one === here ? "here" : "bonded";
    this.#highlighted = [...now];
    this.onhighlight(here === null ? null : numberOf(here));
  }

  #bonded(numeral: HTMLElement): HTMLElement[] {
    const neighbours = this.neighboursOf.get(numberOf(numeral));
    if (neighbours !== undefined)
      return neighbours
        .flatMap((number) => this.at(number) ?? [])
        .filter((one) => !one.classList.contains("crossed"));
    const partner = this.partnerOf.get(Number(numeral.dataset.residue));
    if (partner === undefined) return [];
    const places: Iterable<Element> = this.#observer === null ? [this.board] : this.#visibleRows;
    const selector = `[data-residue="${partner}"]:not(.crossed)`;
    return [...places].flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)]);
  }
}

/** The element of the number that an event happened on. */
export function numeralAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-number]") : null;
}

export const numberOf = (numeral: HTMLElement): number => Number(numeral.dataset.number);
