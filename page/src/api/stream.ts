/**
 * Server-sent events over `fetch`. `EventSource` cannot send the token of a seat. A parser from npm would
 * replace only the six lines that split events: token, timeout and abort would stay, and the server's format is our own.
 */

/** A stream that is silent for this long is dead, in milliseconds. The server sends a comment every 15 seconds. */
const SILENCE_TIMEOUT = 40_000;

export interface StreamEvent {
  event: string;
  data: string;
}

/** The events of a stream: "open" when the server answers, then its own, until the stream ends, is aborted or times out. */
export async function* eventsAt(
  address: string,
  token: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const request = new AbortController();
  const end = (): void => request.abort();
  signal.addEventListener("abort", end);
  let timer = setTimeout(end, SILENCE_TIMEOUT);
  try {
    const headers = { accept: "text/event-stream", ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(address, { headers, signal: request.signal, cache: "no-store" });
    if (!response.ok || response.body === null) return;
    yield { event: "open", data: "" };
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let buffer = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_TIMEOUT);
      const parts = (buffer + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      buffer = parts.pop() ?? "";
      for (const part of parts) {
        const fields = new Map(part.split(/\r?\n/).map((line) => line.split(/: (.*)/) as [string, string]));
        const data = fields.get("data");
        if (data !== undefined) yield { event: fields.get("event") ?? "", data };
      }
    }
  } catch {
    // The connection broke or was aborted. The caller refetches what was missed.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    request.abort();
  }
}
