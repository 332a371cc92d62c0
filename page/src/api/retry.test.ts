import { expect, test } from "vitest";
import { ApiError } from "./request";
import { isTransientError, withRetries } from "./retry";

const problem = (code: string) => new ApiError({ code, values: {}, detail: "" }, 0);

/** A request that fails with these codes in order, and then returns the number of calls. */
function failing(...codes: string[]): () => Promise<number> {
  let calls = 0;
  return async () => {
    const code = codes[calls];
    calls += 1;
    if (code !== undefined) throw problem(code);
    return calls;
  };
}

test("a transient problem is retried", async () => {
  expect(await withRetries(failing("offline", "busy", "storage", "internal"), [0, 0, 0, 0])).toBe(5);
  expect(await withRetries(failing(), [])).toBe(1);
});

test("a refusal is not retried", async () => {
  await expect(withRetries(failing("stale-move"), [0, 0])).rejects.toThrow(ApiError);
  const request = failing("offline", "stale-move", "offline");
  await expect(withRetries(request, [0, 0])).rejects.toMatchObject({ problem: { code: "stale-move" } });
});

test("after the last delay the problem is thrown", async () => {
  await expect(withRetries(failing("offline", "offline", "busy"), [0, 0])).rejects.toMatchObject({
    problem: { code: "busy" },
  });
});

test("other errors are thrown at once", async () => {
  expect(isTransientError(new TypeError("a mistake in the page"))).toBe(false);
  await expect(
    withRetries(() => Promise.reject(new TypeError("a mistake in the page")), [0]),
  ).rejects.toThrow(TypeError);
});
