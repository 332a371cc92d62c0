/** Lessons and themes of puzzles as the options of a field. */

import type { Lesson } from "../api/lessons";
import type { Theme } from "../api/puzzles";
import { t } from "../shared/words.svelte";

/** The lessons by their place, counted from 1. */
export const lessonChoices = (lessons: readonly Lesson[]): [number, string][] =>
  lessons.map(({ name }, index) => [index + 1, `${index + 1}. ${t(`lesson-${name}`)}`]);

/** All themes but the puzzle of the day. */
export const themeChoices = (themes: readonly Theme[]): [string, string][] =>
  themes.filter(({ name }) => name !== "day").map(({ name }) => [name, t(`theme-${name}`)]);
