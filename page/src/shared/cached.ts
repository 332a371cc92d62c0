/** A function that loads the value of each key once. A failed load is not kept: the next call tries again. */
export function cached<T>(load: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const values = new Map<string, Promise<T>>();
  return (key = "") => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = load(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  };
}
