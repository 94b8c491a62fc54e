// Letters that look like a Latin letter, from UTS 39's confusables and beyond: digits and signs,
// Latin letters that normalization does not decompose (strokes, hooks, small capitals), then Greek,
// Cyrillic, Armenian, Coptic, Cherokee and Lisu. Letters that look like i or l count as one letter.
const rows: Readonly<Record<string, string>> = {
  a: '4@ɑᴀᶏⱥαаⲁᎪꓮ',
  b: '8ƀƃɓƅʙᴃᵬᶀꞗßβвьⲃᏴꓐ',
  c: 'ƈȼɕᴄꞓꞔсҫⲥᏟꓚ',
  d: 'đðƌȡɖɗᴅᵭᶁᶑꝺꟈδԁԃᎠꓓ',
  e: '3ɇᴇᶒⱸꬲꬳꬴʒȝɜεеєҽҿзҙӡⲉᎬꓰ',
  f: 'ƒᵮᶂꜰꝼꞙꬵϝғӻꓝ',
  g: 'ǥɠɡɢʛᵹᶃꞡꬶԍցᏀꓖ',
  h: 'ħɦʜⱨⱶꞕнһћңҥӈӊԧԣԩհⲏᎻꓧ',
  i: 'l1!|ıɩɨɪᶖłƚȴɫɬɭʟᴌᶅⱡꝉꞎꬷꬸꬹǀιіӏլⲓᎥᏞꓲꓡ',
  j: 'ȷɉɟʄʝᴊϳјյᎫꓙ',
  k: 'ĸƙᴋᶄⱪꝁꝃꝅꞣκкқҝҟҡӄԟⲕᏦꓗ',
  m: 'ɱᴍᵯᶆꬺμϻмӎⲙᎷꓟ',
  n: 'ŋƞȵɲɳɴᵰᶇꞑꞥꬻηпԥҧոռⲛꓠ',
  o: '0øɵᴏᴑⱺꝋꝍꬽꬾοσоөѳօⲟꓳ',
  p: 'þƿƥᴘᵱᵽᶈꝑꝓꝕρϸϼрҏⲣᏢꓑ',
  q: 'ɋʠꝗꝙꞯϙԛզգ',
  r: 'ɍɼɽɾʀᵲᵳᶉꞃꞧꭅꭆꭇꭈꭉꭋꭌгґӷᎡᏒꓣ',
  s: '5$ƽȿʂᵴᶊẜẝꜱꞅꞩꟊςѕᏚᏕꓢ',
  t: '7ŧƫƭȶʈᴛᵵⱦꞇτтҭⲧᎢꓔ',
  u: 'ʊᴜᶙꞹꭎꭒυцџսꓴ',
  v: 'ʋᴠᶌⱱⱴꝟνѵᏙꓦ',
  w: 'ɯᴡⱳωшщѡԝաⲱᎳᏔꓪ',
  x: 'ᶍꭖꭗꭘꭙχхҳӽӿⲭꓫ',
  y: 'ƴɏɣʏỿꭚγуүұⲩᎩꓬ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬꝣζꙁⲍᏃꓜ',
};
const alike = new Map(
  Object.entries(rows).flatMap(([letter, looks]) =>
    [...looks.toLowerCase()].map((look) => [look, letter] as const),
  ),
);

// Capitals that look like a different letter than their lower case.
const capitals: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y', Տ: 's' };
const CAPITALS = /[ΗΝΥՏ]/gu;

// The lunate sigma; normalization would turn it into the common sigma, which is unlike a c.
const LUNATE = /[ϲϹ]/gu;

// Letters in black circles and squares, and regional indicator letters.
const BADGES = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const BADGE_ROWS = [0x1f1e6, 0x1f170, 0x1f150];

function unbadged(badge: string): string {
  const code = badge.codePointAt(0) ?? 0;
  const first = BADGE_ROWS.find((row) => row <= code) ?? code;
  return String.fromCodePoint(0x61 + code - first);
}

// Invisible characters and marks on letters. Removed first, to hide no letter from the rows.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{M}/gu;

// Signs and blanks, and letters that look like an apostrophe, a dash or a dot: modifier letters
// (except the Han repetition sign, which is read as a letter) and the old Hangul dots.
const UNSEEN = /[^\p{L}\p{N}]|(?![々〻])\p{Lm}|[\u119E\u11A2]/gu;

/**
 * The letters and digits of a text by their looks: without invisible characters, spaces and signs,
 * in one width and case, each letter replaced with the one that it resembles.
 */
export function foldLetters(text: string): string {
  const bare = text.replace(LUNATE, 'c').normalize('NFKD').replace(INVISIBLE, '');
  const plain = bare
    .replace(BADGES, unbadged)
    .replace(CAPITALS, (capital) => capitals[capital] ?? capital)
    .toLowerCase();
  const latin = Array.from(plain, (look) => alike.get(look) ?? look).join('');
  // The pair is replaced last: a space or a sign inside it must not make a different name.
  return latin.replace(UNSEEN, '').replaceAll('rn', 'm').normalize('NFKC');
}

const BLANK = /\s|\p{Default_Ignorable_Code_Point}/gu;

/**
 * A member's name in the form for comparison: two names that fold to the same are the same name. A
 * name that consists only of signs is compared by its signs. Stored keys contain this form, so
 * changing it needs a migration that recreates them. Source: docs/product/rules.md#accounts.
 */
export function foldName(name: string): string {
  return foldLetters(name) || name.normalize('NFKC').toLowerCase().replace(BLANK, '');
}
