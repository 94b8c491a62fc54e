// C0 controls other than tab and newline, DEL, and C1: nobody types them, and PostgreSQL refuses
// NUL. U+FFFE and U+FFFF are removed as well: one of them makes the XML of a whole feed invalid.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
// Marks that turn the direction of what follows, up to the end of the line, including text of other
// members.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Makes typed text safe to store and compare: one newline form, composed Hangul (macOS sends it
 * decomposed), no control characters, no marks that change the direction of other text, no lone
 * surrogates.
 * @param text anything a person or a program sent
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(TURNS, '')
    .replace(LONE_SURROGATE, '')
    .normalize('NFC');
}
