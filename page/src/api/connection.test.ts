// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Source } from "./connection";

let sent: ReadableStreamDefaultController<Uint8Array>[] = [];
let connection: Connection | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", async () => {
    return new Response(new ReadableStream<Uint8Array>({ start: (control) => void sent.push(control) }));
  });
});
afterEach(() => {
  connection?.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(more: Partial<Source>): Connection {
  connection = new Connection({
    stream: () => ({ address: "/events", token: undefined }),
    receive: () => {},
    connectionChanged: () => {},
    refetch: async () => {},
    ...more,
  });
  connection.open();
  return connection;
}

test("a receiver that throws is reported, and the stream is opened again", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const received: string[] = [];
  const receive: Source["receive"] = ({ data }) => {
    received.push(data);
    if (data === "bad") throw new TypeError("a mistake in the page");
  };
  connect({ receive });
  await vi.advanceTimersByTimeAsync(0);
  sent[0]?.enqueue(new TextEncoder().encode("event: news\ndata: bad\n\n"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(report).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(2);
  sent[1]?.enqueue(new TextEncoder().encode("event: news\ndata: good\n\n"));
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(["bad", "good"]);
});

test.each(["answered", "refused"])("a refetch that is %s after the end opens no stream", async (how) => {
  let settle = (): void => {};
  let refetches = 0;
  const refetch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      refetches += 1;
      settle = how === "answered" ? resolve : () => reject(new TypeError("no network"));
    });
  const ended = connect({ refetch });
  await vi.advanceTimersByTimeAsync(0);
  sent[0]?.close();
  await vi.advanceTimersByTimeAsync(2000);
  ended.end();
  settle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, refetches]).toEqual([1, 1]);
});
