/** Stores the edition without a server on this device, when the player asks for it. */

import { BASE } from "./site";

type Phase = "off" | "storing" | "kept" | "update" | "failed";

class Offline {
  phase = $state<Phase>("off");
  /** Whether this browser can store the site; it needs https or localhost. */
  readonly isPossible = typeof navigator !== "undefined" && "serviceWorker" in navigator;
  /** The size of everything in bytes; null if it is unknown. */
  bytes = $state<number | null>(null);
  #registration: ServiceWorkerRegistration | undefined;

  /** Reads whether the site is stored and how large it is, and checks for a new version. */
  async check(): Promise<void> {
    if (!this.isPossible) return;
    this.#registration = await navigator.serviceWorker.getRegistration(BASE);
    if (this.#registration !== undefined) {
      this.#watch(this.#registration);
      this.#registration.update().catch(() => {});
    }
    const about = await fetch(`${BASE}offline.json`, { cache: "no-cache" }).catch(() => null);
    if (about?.ok) this.bytes = (await about.json()).bytes;
  }

  /** Stores the site. */
  async keep(): Promise<void> {
    this.phase = "storing";
    try {
      this.#registration = await navigator.serviceWorker.register(`${BASE}offline.js`, { scope: BASE });
      this.#watch(this.#registration);
    } catch {
      this.phase = "failed";
    }
  }

  /** Removes the service worker and everything that it has stored. */
  async remove(): Promise<void> {
    await this.#registration?.unregister();
    for (const name of await caches.keys()) if (name.startsWith("zahlenschlacht-")) await caches.delete(name);
    this.#registration = undefined;
    this.phase = "off";
  }

  /** Changes to the new version; every open page is loaded again. */
  update(): void {
    this.#registration?.waiting?.postMessage("activate");
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#reloadWithNewVersion();
    const { installing, waiting, active } = registration;
    if (waiting !== null && active !== null) this.phase = "update";
    else if (active !== null) this.phase = "kept";
    if (installing !== null) this.#follow(registration, installing);
    registration.onupdatefound = () => {
      if (registration.installing !== null) this.#follow(registration, registration.installing);
    };
  }

  #follow(registration: ServiceWorkerRegistration, installing: ServiceWorker): void {
    const isFirst = registration.active === null;
    if (isFirst) this.phase = "storing";
    installing.onstatechange = () => {
      if (installing.state === "installed" && !isFirst) this.phase = "update";
      if (installing.state === "activated") this.phase = "kept";
      if (installing.state === "redundant" && isFirst && this.phase === "storing") this.phase = "failed";
    };
  }

  /** A page of an old version never asks for files of a new one: it is loaded again. The first version changes nothing. */
  #reloadWithNewVersion(): void {
    let hasVersion = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.oncontrollerchange = () => {
      if (hasVersion) location.reload();
      hasVersion = true;
    };
  }
}

export const offline = new Offline();
