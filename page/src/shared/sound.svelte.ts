/** Sounds of chalk, made here and not fetched; off until somebody wants them. */

import { recall, remember } from "./memory";

class Sound {
  on = $state(recall("sound") === "on");
  #context: AudioContext | null = null;

  turn(): void {
    this.on = !this.on;
    remember("sound", this.on ? "on" : null);
    if (this.on) this.scratch();
  }

  /** A stroke of chalk. */
  scratch(): void {
    const context = this.#ready();
    if (context === null) return;
    const length = Math.round(context.sampleRate * 0.12);
    const noise = context.createBuffer(1, length, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 3200, Q: 0.8 });
    source
      .connect(filter)
      .connect(new GainNode(context, { gain: 0.25 }))
      .connect(context.destination);
    source.start();
  }

  /** Two soft taps, when the last two meet. */
  taps(): void {
    for (const late of [0, 0.16]) this.#tone(180, 0.09, 0.3, late);
  }

  /** A bell, for a win. */
  bell(): void {
    for (const [frequency, loud] of [
      [880, 0.16],
      [1760, 0.06],
      [2637, 0.03],
    ] as const)
      this.#tone(frequency, 1.1, loud, 0.2);
  }

  #tone(frequency: number, long: number, loud: number, late: number): void {
    const context = this.#ready();
    if (context === null) return;
    const start = context.currentTime + late;
    const source = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: loud });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + long);
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + long);
  }

  #ready(): AudioContext | null {
    // Nothing is heard before somebody has done something here: browsers forbid it, and rightly.
    if (!this.on || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive)
      return null;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    return this.#context;
  }
}

export const sound = new Sound();
