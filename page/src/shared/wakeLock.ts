/** Keeps the screen awake while a page is shown. Browsers allow it only over https or on the same machine. */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Holds the lock until the returned function is called. The browser drops it with every change of tab, so it is requested again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const listeners = new AbortController();
  const request = async (): Promise<void> => {
    if (document.hidden || !canStayAwake()) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (listeners.signal.aborted) void lock.release();
    } catch {
      // The battery is low, or the browser refuses: the screen goes dark as usual.
    }
  };
  document.addEventListener("visibilitychange", () => void request(), { signal: listeners.signal });
  void request();
  return () => {
    listeners.abort();
    void lock?.release();
  };
}
