import { expect, test } from "vitest";
import { ApiError } from "./request";
import { isTransientError, withRetries } from "./retry";

const problem = (code: string) => new ApiError({ code, values: {}, detail: "" }, 0);

/** Fails with these in turn, then answers how often it was asked. */
function failing(...codes: string[]): () => Promise<number> {
  let asked = 0;
  return async () => {
    const code = codes[asked];
    asked += 1;
    if (code !== undefined) throw problem(code);
    return asked;
  };
}

test("what isTransientError by itself is asked again", async () => {
  expect(await withRetries(failing("offline", "busy", "storage", "internal"), [0, 0, 0, 0])).toBe(5);
  expect(await withRetries(failing(), [])).toBe(1);
});

test("what is refused is refused at once", async () => {
  await expect(withRetries(failing("stale-move"), [0, 0])).rejects.toThrow(ApiError);
  const question = failing("offline", "stale-move", "offline");
  await expect(withRetries(question, [0, 0])).rejects.toMatchObject({ problem: { code: "stale-move" } });
});

test("after the last wait the refusal stands", async () => {
  await expect(withRetries(failing("offline", "offline", "busy"), [0, 0])).rejects.toMatchObject({
    problem: { code: "busy" },
  });
});

test("other faults are no refusals", async () => {
  expect(isTransientError(new TypeError("a mistake in the page"))).toBe(false);
  await expect(
    withRetries(() => Promise.reject(new TypeError("a mistake in the page")), [0]),
  ).rejects.toThrow(TypeError);
});
