/** The records with a prefixed id in the API. */
export type IdKind =
  | 'user'
  | 'post'
  | 'comment'
  | 'sphere'
  | 'notification'
  | 'report'
  | 'part'
  | 'plant'
  | 'entry'
  | 'query'
  | 'audit'
  | 'call'
  | 'device';

// Both engines store ids as 32-bit integers; a larger number cannot be an id.
const MAX_ID = 2_147_483_647;

/**
 * Reads an id as clients send it: `user12`, `12` or the number 12.
 * @returns the number, or null for anything else
 */
export function parseId(kind: IdKind, value: unknown): number | null {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value > 0 && value <= MAX_ID ? value : null;
  }
  if (typeof value !== 'string') return null;
  const digits = value.startsWith(kind) ? value.slice(kind.length) : value;
  return /^[1-9]\d{0,9}$/.test(digits) ? parseId(kind, Number(digits)) : null;
}

/** The API form of an id: `formatId('post', 12)` is `post12`. */
export function formatId(kind: IdKind, id: number): string {
  return `${kind}${id}`;
}
