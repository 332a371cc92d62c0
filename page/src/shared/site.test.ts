import { expect, test, vi } from "vitest";
import { docsLink, fileAddress, pathAt } from "./site";

const PATHS: readonly [path: string, address: string][] = [
  ["/", "/some/where/"],
  ["/?n=9&d=4", "/some/where/?n=9&d=4"],
  ["/learn", "/some/where/learn/"],
  ["/learn/3", "/some/where/learn/?path=3"],
  ["/print/lesson/3?a=1", "/some/where/print/?path=lesson/3&a=1"],
  ["/puzzles/partner%2Blarger/a%20b?of=3", "/some/where/puzzles/?path=partner%252Blarger/a%2520b&of=3"],
];

test.each(PATHS)("%s has the address of a file and is read back", (path, address) => {
  expect(fileAddress(path, "/some/where/")).toBe(address);
  const { pathname, search } = pathAt(new URL(address, "https://example.org"), "/some/where/");
  expect(pathname + search).toBe(path);
});

test("files and fragments stay as they are", () => {
  expect(fileAddress("/proof.txt", "/z/")).toBe("/z/proof.txt");
  expect(fileAddress("/answers#rule", "/z/")).toBe("/z/answers/#rule");
});

test("links lead to the documentation only if it was built", () => {
  vi.stubGlobal("__HAS_DOCS__", true);
  expect(docsLink("proof", "proof.txt")).toBe("/docs/proof/");
  vi.stubGlobal("__HAS_DOCS__", false);
  expect(docsLink("proof", "proof.txt")).toBe("/proof.txt");
});

test("an address with folders is read too", () => {
  const at = (pathname: string) => pathAt({ pathname, search: "" }, "/z/").pathname;
  expect([at("/z/"), at("/z/index.html"), at("/z/learn/3/"), at("/z/workshop/duel")]).toEqual([
    "/",
    "/",
    "/learn/3",
    "/workshop/duel",
  ]);
});
