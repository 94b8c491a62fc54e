// The named references that the services write, in addition to numbers.
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const TAG = /<\/?[a-z][^<>]{0,2000}>|<!--[^]{0,2000}?-->/gi;

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** Decodes HTML's character references once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string): string => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return names[name?.toLowerCase() ?? ''] ?? whole;
  });
}

/** A text without tags, with decoded character references: a service's markup as plain text. */
export function stripMarkup(html: string): string {
  return decodeEntities(html.replace(TAG, ''));
}

/** A piece of a text. */
export interface TextPart {
  text: string;
  /** Whether the service marked it as a search match. */
  isMatch: boolean;
}

/** Splits a text at its `<b>`, the only meaningful tag; all others are removed. */
export function matchParts(html: string): TextPart[] {
  const pieces = html.split(/(<b>|<\/b>)/i);
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of pieces) {
    if (/^<\/?b>$/i.test(piece)) {
      isMatch = !piece.startsWith('</');
      continue;
    }
    const text = stripMarkup(piece);
    if (text !== '') parts.push({ text, isMatch });
  }
  return parts;
}
