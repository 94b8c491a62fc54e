import * as v from 'valibot';
import { cleanText } from '../rules/clean-text';
import { lengthOf } from '../rules/length';

/**
 * A text field: cleaned, trimmed, at most `max` characters (see `lengthOf`).
 * @param max greatest length in characters
 * @param tooLong the Korean sentence for a longer one
 * @param wrongType the Korean sentence for a value that is not text
 */
export function text(max: number, tooLong: string, wrongType: string) {
  return v.pipe(
    v.string(wrongType),
    v.transform((value) => cleanText(value).trim()),
    v.check((value) => lengthOf(value, max) <= max, tooLong),
  );
}

/** Makes one line of a text. */
export const oneLine = (text: string): string => text.replace(/[\t\n\u2028\u2029]+/g, ' ');

/** Like `text`, but of one line: names and titles are shown within other lines. */
export function line(max: number, tooLong: string, wrongType: string) {
  return v.pipe(text(max, tooLong, wrongType), v.transform(oneLine));
}

// Spaces, format characters, marks with nothing to stand on and the fillers that look like nothing
// although they count as letters: text made of these alone would show as an empty comment, or as a
// member without a name.
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Like `text`, but an empty one, or one without a visible character, is refused with `missing`. */
export function requiredText(max: number, missing: string, tooLong: string) {
  return v.pipe(text(max, tooLong, missing), v.check(isVisible, missing));
}
