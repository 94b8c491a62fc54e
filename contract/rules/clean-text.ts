// C0 controls other than tab and newline, DEL, and C1: nobody types them, and PostgreSQL refuses
// NUL. U+FFFE and U+FFFF: one of them makes the XML of a whole feed invalid. Marks that turn the
// direction of what follows, up to the end of the line, including text of other members. Surrogates
// without their other half.
const UNSAFE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069\p{Cs}]/gu;
// No script puts more marks on one letter; a pile of them covers what others wrote above it.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Whether a text is without the characters that `cleanText` takes out. */
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
