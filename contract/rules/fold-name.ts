// Letters of other scripts, and digits, that look like a Latin letter. Those that look like i or l
// count as one letter.
const alike: readonly (readonly [letters: RegExp, letter: string])[] = [
  [/[аαɑᴀ4@]/gu, 'a'],
  [/[ьʙ8]/gu, 'b'],
  [/[ԁɗᴅ]/gu, 'd'],
  [/[еєεᴇ3]/gu, 'e'],
  [/[lіιıɪӏʟ1!|]/gu, 'i'],
  [/[мᴍ]|rn/gu, 'm'],
  [/[пηɴ]/gu, 'n'],
  [/[оοσᴏ0]/gu, 'o'],
  [/[гʀ]/gu, 'r'],
  [/[ѕꜱ5$]/gu, 's'],
  [/[тτᴛ7]/gu, 't'],
  [/[υᴜ]/gu, 'u'],
  [/[уүγʏ]/gu, 'y'],
];

// Letters in black circles and squares, and regional indicator letters.
const BADGES = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const BADGE_ROWS = [0x1f1e6, 0x1f170, 0x1f150];

function unbadged(badge: string): string {
  const code = badge.codePointAt(0) ?? 0;
  const first = BADGE_ROWS.find((row) => row <= code) ?? code;
  return String.fromCodePoint(0x61 + code - first);
}

// Everything except letters and digits, and the fillers that count as letters but are invisible.
const UNSEEN = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * The letters and digits of a text by their looks: without invisible characters, spaces and signs,
 * in one width and case, each letter replaced by the one that it resembles.
 */
export function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(BADGES, unbadged).toLowerCase();
  const latin = alike.reduce((name, [letters, letter]) => name.replace(letters, letter), plain);
  return latin.replace(UNSEEN, '').normalize('NFKC');
}

const BLANK = /\s|\p{Default_Ignorable_Code_Point}/gu;

/**
 * A member's name as names are compared: two names that fold to the same are the same name. A name
 * of signs alone is compared by its signs. Stored keys are made by this, so a change of it needs a
 * migration that makes them again. Source: docs/product/rules.md#accounts.
 */
export function foldName(name: string): string {
  return foldLetters(name) || name.normalize('NFKC').toLowerCase().replace(BLANK, '');
}
