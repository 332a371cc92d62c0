/** Server-sent events over `fetch`: unlike EventSource it can say by its token whose page this is. */

/** A stream that is silent for so long is dead, in milliseconds: the server says every quarter of a minute that it lives. */
const SILENT = 40_000;

export interface StreamEvent {
  event: string;
  data: string;
}

/** What the server says, from the moment it answers ("open") until the stream ends, is given up or falls silent. */
export async function* saidAt(
  address: string,
  token: string | undefined,
  given: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const silence = new AbortController();
  const end = (): void => silence.abort();
  given.addEventListener("abort", end);
  let timer = setTimeout(end, SILENT);
  try {
    const headers = { accept: "text/event-stream", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(address, { headers, signal: silence.signal, cache: "no-store" });
    if (!answer.ok || answer.body === null) return;
    yield { event: "open", data: "" };
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(end, SILENT);
      const parts = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const fields = new Map(part.split(/\r?\n/).map((line) => line.split(/: (.*)/) as [string, string]));
        const data = fields.get("data");
        if (data !== undefined) yield { event: fields.get("event") ?? "", data };
      }
    }
  } catch {
    // Broken off, or given up: what was missed is read again.
  } finally {
    clearTimeout(timer);
    given.removeEventListener("abort", end);
    silence.abort();
  }
}
