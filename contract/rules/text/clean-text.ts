import { lengthOf } from './length';

// C0 controls except tab and newline, DEL, and C1: nobody types them, and PostgreSQL refuses NUL.
// U+FFFE and U+FFFF: one of them makes the XML of a whole feed invalid. Marks that change the text
// direction up to the end of the line, even in texts of other members. Lone surrogates.
const UNSAFE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069\p{Cs}]/gu;
// No script puts more marks on one letter; piled marks cover the text above them.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Whether a text contains no characters that `cleanText` removes. */
export const isSafe = (text: string): boolean => text.search(UNSAFE) < 0;

/**
 * Makes typed text safe to store and compare: one newline form, composed Hangul (macOS sends it
 * decomposed), no control characters, no marks that change the direction of other text, no lone
 * surrogates, at most four marks on a letter.
 * @param text anything a person or a program sent
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSAFE, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');
}

// Spaces, format characters, marks without a base letter, fillers that are invisible although they
// count as letters, and signs that fonts leave blank.
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\p{DI}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/u;

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Typed text in stored form: cleaned, trimmed, and empty if nothing in it is visible. */
export function storedText(typed: string): string {
  const text = cleanText(typed).trim();
  return isVisible(text) ? text : '';
}

/** The length of typed text, in characters, counted like a `text` field of the contract. */
export const typedLength = (typed: string): number => lengthOf(storedText(typed));

// Invisible characters that are part of an emoji, or join or separate letters in some scripts.
const EMOJI =
  /\p{ExtPict}(?:[\uFE0E\uFE0F\u200D\p{EMod}]|(?<=\u200D)\p{ExtPict}|[\u{E0020}-\u{E007F}])*|[\d#*]\uFE0F?\u20E3|(?<=[\p{sc=Arab}\p{sc=Syrc}\p{M}])[\u200C\u200D](?=\p{L})/gu;
const HIDDEN = /[\p{Cf}\p{DI}\u2800]/u;

/**
 * Whether a name contains no invisible characters: marks of direction, which reverse neighbouring
 * text, fillers, zero-width blanks. Names with nothing visible are checked elsewhere.
 */
export const isPlainName = (name: string): boolean =>
  !isVisible(name) || !HIDDEN.test(name.replace(EMOJI, ''));
