import * as v from 'valibot';

// C0 controls other than tab and newline, DEL, and C1: they carry nothing a person typed, and
// PostgreSQL refuses NUL outright.
// eslint-disable-next-line no-control-regex -- the control characters are what is being removed
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Makes typed text safe to store and compare: one newline form, composed Hangul (macOS sends it
 * decomposed), no control characters, no half characters.
 * @param text anything a person or a program sent
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATE, '')
    .normalize('NFC');
}

/** Counts what a person would call characters, so that an emoji of two code units counts once. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * A text field: cleaned, trimmed, at most `max` characters (see `lengthOf`).
 * @param max greatest length in characters
 * @param tooLong the Korean sentence for a longer one
 * @param wrongType the Korean sentence for something that is no text
 */
export function text(max: number, tooLong: string, wrongType: string) {
  return v.pipe(
    v.string(wrongType),
    v.transform((value) => cleanText(value).trim()),
    v.check((value) => lengthOf(value) <= max, tooLong),
  );
}

/** Like `text`, but an empty one is refused with `missing`. */
export function requiredText(max: number, missing: string, tooLong: string) {
  return v.pipe(text(max, tooLong, missing), v.minLength(1, missing));
}
