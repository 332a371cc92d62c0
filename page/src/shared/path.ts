/** The parts of a path, each decoded where it can be: "/puzzles/partner/a%20b" has three. */
export const pathParts = (path: string): string[] => path.split("/").slice(1).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
