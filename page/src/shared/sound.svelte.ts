/** Synthesized sounds of chalk. They are off until the player turns them on. */

import { recall, remember } from "./memory";

class Sound {
  isOn = $state(recall("sound") === "on");
  #context: AudioContext | null = null;

  toggle(): void {
    this.isOn = !this.isOn;
    remember("sound", this.isOn ? "on" : null);
    if (this.isOn) this.scratch();
  }

  /** A stroke of chalk. */
  scratch(): void {
    const context = this.#audio();
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

  /** Two soft taps, when the last two numbers meet. */
  taps(): void {
    for (const delay of [0, 0.16]) this.#tone(180, 0.09, 0.3, delay);
  }

  /** A bell, for a win. */
  bell(): void {
    for (const [frequency, volume] of [
      [880, 0.16],
      [1760, 0.06],
      [2637, 0.03],
    ] as const)
      this.#tone(frequency, 1.1, volume, 0.2);
  }

  /** A tone that fades out; times are in seconds. */
  #tone(frequency: number, duration: number, volume: number, delay: number): void {
    const context = this.#audio();
    if (context === null) return;
    const start = context.currentTime + delay;
    const source = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: volume });
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + duration);
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + duration);
  }

  #audio(): AudioContext | null {
    // Browsers forbid sound before the user has interacted with the page.
    if (!this.isOn || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive)
      return null;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    return this.#context;
  }
}

export const sound = new Sound();
