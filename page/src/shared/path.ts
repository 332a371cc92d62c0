/** The segments of a path, percent-decoded if possible: "/puzzles/partner/a%20b" has three. */
export const pathParts = (path: string): string[] => path.split("/").slice(1).map(decode);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
