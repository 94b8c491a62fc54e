// A cursor is the sort key of the last shown row, as numbers: valid while other rows come and go.
const FORM = /^-?\d{1,16}(?:\.-?\d{1,16}){0,3}$/;

/** Encodes the keys of a page's last row as the cursor of the next page. */
export function encodeCursor(keys: readonly number[]): string {
  return keys.join('.');
}

/** Decodes a cursor; null if `encodeCursor` did not create it. */
export function decodeCursor(cursor: string): number[] | null {
  if (!FORM.test(cursor)) return null;
  const keys = cursor.split('.').map(Number);
  return keys.every(Number.isSafeInteger) ? keys : null;
}

/**
 * Compares two rows' keys in descending order, the order of lists.
 * @returns below 0 if `a` comes first
 */
export function compareKeysDescending(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
