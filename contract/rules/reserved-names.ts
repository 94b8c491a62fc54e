const BRAND = '(?:물빛|mulbit)';
const ROLE = '(?:관리자|운영자|운영진|관리팀|운영팀|管理者|運營者|admin|administrator|system)';
const TITLES = '(?:공식|계정|팀|님)*';

// Letters of other scripts that look like letters of these words. Those that look like i or l count
// as one letter.
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
 * Words by their looks: without invisible characters, each letter replaced by the one that it
 * resembles.
 */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(BADGES, unbadged).toLowerCase();
  const latin = alike.reduce((name, [letters, letter]) => name.replace(letters, letter), plain);
  return latin.replace(UNSEEN, '').normalize('NFKC');
}

const words = [BRAND, ROLE].join('|').replaceAll('l', 'i');
const RESERVED = new RegExp(`^(?:공식)?(?:${words})+${TITLES}$`, 'u');

/**
 * Whether a name would pass for the site's own: 관리자, 물빛, admin and the like, however they are
 * spaced, punctuated, accented, widened, titled, or spelled with letters that look the same.
 * Source: docs/product/rules.md#accounts.
 * @param name a member's name, as typed or stored
 */
export function isReservedName(name: string): boolean {
  return RESERVED.test(fold(name));
}
