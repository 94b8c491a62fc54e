// Most older Korean pages use CP949: EUC-KR plus the syllables that EUC-KR lacks. Node's decoder
// supports only EUC-KR and makes a Latin letter of half a syllable.

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const UNKNOWN = 0xfffd;
/** Signs that were added later, by their bytes: € and ®. */
const LATER = [
  [0xa2e6, 0x20ac],
  [0xa2e7, 0xae],
] as const;

/** The character for each pair of bytes, 0 without one. */
function makeTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  const euckr = new TextDecoder('euc-kr');
  const known = new Set<number>();
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const character = euckr.decode(Uint8Array.of(lead, trail)).charCodeAt(0);
      if (character === UNKNOWN) continue;
      table[(lead << 8) | trail] = character;
      known.add(character);
    }
  }
  for (const [pair, character] of LATER) table[pair] = character;
  // The missing syllables fill the free codes, in their order.
  const all = Array.from({ length: SYLLABLES }, (_, at) => FIRST_SYLLABLE + at);
  const added = all.filter((syllable) => !known.has(syllable)).values();
  for (let lead = 0x81; lead <= 0xc6; lead += 1) {
    for (let trail = 0x41; trail <= (lead <= 0xa0 ? 0xfe : 0xa0); trail += 1) {
      const isFree = trail <= 0x5a || (trail >= 0x61 && trail <= 0x7a) || trail >= 0x81;
      if (isFree) table[(lead << 8) | trail] = added.next().value ?? 0;
    }
  }
  return table;
}

let table: Uint16Array | null = null;

/** Decodes CP949, and so EUC-KR. Invalid bytes become U+FFFD. */
export function decodeKorean(bytes: Uint8Array): string {
  table ??= makeTable();
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      units[length++] = byte;
      continue;
    }
    const trail = bytes[at + 1] ?? 0;
    const character = table[(byte << 8) | trail] ?? 0;
    units[length++] = character || UNKNOWN;
    // A letter after half a character is still that letter: it may end a tag.
    if (character !== 0 || trail >= 0x80) at += 1;
  }
  return new TextDecoder('utf-16le').decode(units.subarray(0, length));
}
