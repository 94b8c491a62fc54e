import * as v from 'valibot';
import { isPlainName, storedText } from '../rules/text/clean-text';
import { lengthOf } from '../rules/text/length';
import { validationTexts } from '../texts';

/**
 * A text field: cleaned, trimmed, at most `max` characters (see `lengthOf`), and empty if nothing
 * in it is visible.
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

/** Replaces line breaks and tabs with spaces. */
export const oneLine = (text: string): string => text.replace(/[\t\n\u2028\u2029]+/g, ' ');

/** Like `text`, but a single line, because names and titles appear within other lines. */
export function line(max: number, tooLong: string, wrongType: string) {
  return v.pipe(text(max, tooLong, wrongType), v.transform(oneLine));
}

/** Like `text`, but refuses text that is empty or without a visible character with `missing`. */
export function requiredText(max: number, missing: string, tooLong: string) {
  return v.pipe(text(max, tooLong, missing), v.minLength(1, missing));
}

/** Refuses a name with invisible characters, before such a name is cleaned. */
export const PlainNameSchema = (wrongType: string) =>
  v.pipe(v.string(wrongType), v.check(isPlainName, validationTexts.nameHidden));
