/**
 * Where the pages are. The server answers at every address. The edition without a server is a folder of files at any place, in
 * which only the first part of a path is a folder: "/puzzles/day/2026-11-17" is "puzzles/?path=day/2026-11-17" there.
 */

import { network } from "./network.svelte";

/** Whether there is a server; false in the edition that is built by `make site`. */
export const HAS_SERVER = import.meta.env.MODE !== "site";

/** The path of the folder that the site is in; the scripts are one folder below. */
export const BASE = HAS_SERVER ? "/" : new URL(/* @vite-ignore */ "../", import.meta.url).pathname;

/** The address of a path of the site, with its query and fragment. */
export function link(path: string): string {
  return HAS_SERVER ? path : fileAddress(path, BASE);
}

/** Whether the documentation was built before the page: `make docs`. */
declare const __HAS_DOCS__: boolean;

/** The address of a page of the documentation; without documentation, that of a file with its text. */
export const docsLink = (page: string, file: string): string =>
  BASE + (__HAS_DOCS__ ? `docs/${page}/` : file);

/** The path and the query of the address of this page, as `link` takes them. */
export function here(): { pathname: string; search: string } {
  return HAS_SERVER ? location : pathAt(location, BASE);
}

/** The link of a path for other people, beginning with http. */
export const absoluteLink = (path: string): string => network.origin + link(path);

/** The address of a path in a folder of files. */
export function fileAddress(path: string, base: string): string {
  const [, pathname = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  const [folder = "", ...rest] = pathname.split("/").filter((part) => part !== "");
  if (folder.includes(".")) return base + folder;
  const below = rest.length > 0 ? `path=${encodeURIComponent(rest.join("/")).replaceAll("%2F", "/")}` : "";
  const queries = [below, query].filter((part) => part !== "").join("&");
  return `${base}${folder && `${folder}/`}${queries && `?${queries}`}${fragment}`;
}

/** The inverse of `fileAddress`. An address with further folders in its path is read too. */
export function pathAt(
  { pathname, search }: { pathname: string; search: string },
  base: string,
): { pathname: string; search: string } {
  const folders = pathname.slice(base.length).replace(/\/?(index\.html)?$/, "");
  const [, below, query = ""] = /^\?path=([^&]*)&?(.*)$/.exec(search) ?? [];
  if (below === undefined) return { pathname: `/${folders}`, search };
  return { pathname: `/${folders}/${decodeURIComponent(below)}`, search: query && `?${query}` };
}
