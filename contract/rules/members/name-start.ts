import { foldName } from '../text/fold-name';
import { initialWords, readInitials } from '../text/initials';

/** The most members that are suggested by the beginning of their name. */
export const MEMBER_SUGGESTIONS = 6;

/** The number of final consonants, which follow a syllable without one in Unicode. */
const FINALS = 27;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** The last of all characters. */
const LAST = '\u{10FFFF}';

const hasNoFinal = (code: number): boolean =>
  code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE && (code - FIRST_SYLLABLE) % (FINALS + 1) === 0;

/**
 * The names that begin with a typed part, as a range of folded names: a syllable that may still get
 * a final consonant stands for all of them, and a consonant that begins the next one for nothing.
 * @returns null if nothing is typed
 */
export function nameRange(typed: string): { from: string; to: string } | null {
  const from = foldName(typed.replace(/[\s\u3131-\u3163]+$/u, ''));
  if (from === '') return null;
  const code = from.charCodeAt(from.length - 1);
  const to = hasNoFinal(code) ? from.slice(0, -1) + String.fromCharCode(code + FINALS) : from;
  return { from, to: to + LAST };
}

/** Whether a name begins with the typed part, or has its initial consonants. */
export function isNameBegun(userName: string, typed: string): boolean {
  const initials = readInitials(typed);
  if (initials !== null) {
    return initialWords([userName]).some((words) => words.initials.startsWith(initials));
  }
  const range = nameRange(typed);
  const name = foldName(userName);
  return range !== null && name >= range.from && name < range.to;
}
