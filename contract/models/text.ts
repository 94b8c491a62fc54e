import * as v from 'valibot';
import { isPlainName, storedText } from '../rules/clean-text';
import { lengthOf } from '../rules/length';
import { validationTexts } from '../texts';

/**
 * A text field: cleaned, trimmed, at most `max` characters (see `lengthOf`), and empty where nobody
 * could see it.
 * @param max greatest length in characters
 * @param tooLong the Korean sentence for a longer one
 * @param wrongType the Korean sentence for a value that is not text
 */
export function text(max: number, tooLong: string, wrongType: string) {
  return v.pipe(
    v.string(wrongType),
    v.transform(storedText),
    v.check((value) => lengthOf(value, max) <= max, tooLong),
  );
}

/** Makes one line of a text. */
export const oneLine = (text: string): string => text.replace(/[\t\n\u2028\u2029]+/g, ' ');

/** Like `text`, but of one line: names and titles are shown within other lines. */
export function line(max: number, tooLong: string, wrongType: string) {
  return v.pipe(text(max, tooLong, wrongType), v.transform(oneLine));
}

/** Like `text`, but an empty one, or one without a visible character, is refused with `missing`. */
export function requiredText(max: number, missing: string, tooLong: string) {
  return v.pipe(text(max, tooLong, missing), v.minLength(1, missing));
}

/** Refuses a name with characters that nobody sees; it comes before such a name is cleaned. */
export const PlainNameSchema = (wrongType: string) =>
  v.pipe(v.string(wrongType), v.check(isPlainName, validationTexts.nameHidden));
