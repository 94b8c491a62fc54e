import * as v from 'valibot';
import { validationTexts } from '../texts';

/** The records that have a prefixed id on the wire. */
export type IdKind = 'user' | 'post' | 'comment' | 'sphere';

// Both engines store ids as 32-bit integers; a larger number can name nothing.
const MAX_ID = 2_147_483_647;

/**
 * Reads an id as clients send it: `user12`, `12` or the number 12.
 * @returns the number, or null when it is none of these
 */
export function parseId(kind: IdKind, value: unknown): number | null {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value > 0 && value <= MAX_ID ? value : null;
  }
  if (typeof value !== 'string') return null;
  const digits = value.startsWith(kind) ? value.slice(kind.length) : value;
  return /^[1-9]\d{0,9}$/.test(digits) ? parseId(kind, Number(digits)) : null;
}

/** The wire form of an id: `formatId('post', 12)` is `post12`. */
export function formatId(kind: IdKind, id: number): string {
  return `${kind}${id}`;
}

/* @__NO_SIDE_EFFECTS__ */
/** Input schema of an id; gives the number. Anything but the documented forms is a 400. */
export function idInput(kind: IdKind) {
  return v.pipe(
    v.union([v.string(), v.number()], validationTexts.id),
    v.check((value) => parseId(kind, value) !== null, validationTexts.id),
    v.transform((value) => parseId(kind, value) as number),
  );
}

/** Output schema of an id, always in the prefixed form. */
export function idOutput(kind: IdKind) {
  return v.pipe(v.string(), v.regex(new RegExp(`^${kind}[1-9]\\d*$`)));
}
