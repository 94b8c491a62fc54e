import { dataTexts } from '../texts';
import { foldLetters } from './fold-name';

const BRAND = '(?:물빛|mulbit)';
const ROLE = '(?:관리자|운영자|운영진|관리팀|운영팀|管理者|運營者|admin|administrator|system)';
const TITLES = '(?:공식|계정|팀|님)*';

const words = [BRAND, ROLE].join('|').replaceAll('l', 'i');
const RESERVED = new RegExp(`^(?:공식)?(?:${words})+${TITLES}$`, 'u');
/** What members are called who have left: a living one of that name would pass for gone. */
const GONE = foldLetters(dataTexts.goneMember);

/**
 * Whether a name would pass for the site's own, or for that of a member who has left: 관리자, 물빛, admin and the like, however they are
 * spaced, punctuated, accented, widened, titled, or spelled with letters that look the same.
 * Source: docs/product/rules.md#accounts.
 * @param name a member's name, as typed or stored
 */
export function isReservedName(name: string): boolean {
  const letters = foldLetters(name);
  return RESERVED.test(letters) || letters.replace(/님$/u, '') === GONE;
}
