// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Path from "./Path.svelte";

test.each([8, 12, 13])("each of %i lessons is in a chapter", (count) => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const lessons = Array.from({ length: count }, (_, place) => ({ name: `lesson-${place}`, exercises: [] }));
  const path = mount(Path, { target: document.body, props: { lessons: lessons as never } });
  const links = [...document.querySelectorAll("ol a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(lessons.map((_, place) => `/learn/${place + 1}`));
  unmount(path);
});
