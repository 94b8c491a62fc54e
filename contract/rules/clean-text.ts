// C0 controls other than tab and newline, DEL, and C1: they carry nothing a person typed, and
// PostgreSQL refuses NUL outright. Nor do U+FFFE and U+FFFF, and with one of them anywhere in it a
// whole feed is no XML any more.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
// Marks that turn the direction of what follows, up to the end of a line that others wrote too.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Makes typed text safe to store and compare: one newline form, composed Hangul (macOS sends it
 * decomposed), no control characters, nothing that turns other text around, no half characters.
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
