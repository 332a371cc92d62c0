/** The time for countdowns, updated four times a second while a component is mounted. */
export class Clock {
  now = $state(0);

  constructor(read: () => number) {
    this.now = read();
    $effect(() => {
      const timer = setInterval(() => {
        this.now = read();
      }, 250);
      return () => clearInterval(timer);
    });
  }
}
