// A cursor is the sort key of the last row shown, as numbers: stable while other rows come and go.
const FORM = /^-?\d{1,16}(?:\.-?\d{1,16}){0,3}$/;

/** Writes the keys of the last row of a page as the cursor of the next one. */
export function encodeCursor(keys: readonly number[]): string {
  return keys.join('.');
}

/** Reads a cursor; null when it was not made by `encodeCursor`. */
export function decodeCursor(cursor: string): number[] | null {
  if (!FORM.test(cursor)) return null;
  const keys = cursor.split('.').map(Number);
  return keys.every(Number.isSafeInteger) ? keys : null;
}

/**
 * Compares two rows' keys in descending order, as lists show them.
 * @returns below 0 when `a` comes first
 */
export function compareKeysDescending(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
