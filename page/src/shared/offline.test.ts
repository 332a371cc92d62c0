import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("after the site was stored, a new version loads the page again, but the first one does not", async () => {
  const reload = vi.fn();
  const worker = { state: "installing", onstatechange: () => {} };
  const registration = { installing: worker, waiting: null, active: null, onupdatefound: null };
  const serviceWorker = {
    controller: null as object | null,
    oncontrollerchange: null as (() => void) | null,
    register: async () => registration,
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { reload });
  const { offline } = await import("./offline.svelte");
  await offline.keep();
  for (const reloads of [0, 1]) {
    serviceWorker.controller = {};
    serviceWorker.oncontrollerchange?.();
    expect(reload).toHaveBeenCalledTimes(reloads);
  }
});
