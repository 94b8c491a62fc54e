import { dataTexts } from '../texts';
import { foldLetters } from './fold-name';

const BRAND = '(?:물빛|mulbit)';
const ROLE = '(?:관리자|운영자|운영진|관리팀|운영팀|管理者|運營者|admin|administrator|system)';
const TITLES = '(?:공식|계정|팀|님)*';
/** What a site writes under its own name, and nobody else does; the last is the author of imported videos. */
const DESK = '(?:운영|관리|공지|고객센터|고객지원|매니저|영상수집)';

const words = [BRAND, ROLE].join('|').replaceAll('l', 'i');
const RESERVED = new RegExp(`^(?:공식)?(?:${words})+${TITLES}$`, 'u');
const OFFICE = new RegExp(`^(?:공식)?${BRAND.replaceAll('l', 'i')}${DESK}${TITLES}$`, 'u');
/** A number at the end makes no other name of it, and neither do the signs around the number. */
const NUMBER = /[^\p{L}]+$/u;

function passesForSite(name: string): boolean {
  const letters = foldLetters(name);
  return RESERVED.test(letters) || OFFICE.test(letters);
}

/** What members are called who have left: a living one of that name would pass for gone. */
const GONE = foldLetters(dataTexts.goneMember);

/**
 * Whether a name would pass for the site's own, or for that of a member who has left: 관리자, 물빛,
 * admin and the like, however they are spaced, punctuated, accented, widened, titled, numbered, or
 * spelled with letters that look the same.
 * Source: docs/product/rules.md#accounts.
 * @param name a member's name, as typed or stored
 */
export function isReservedName(name: string): boolean {
  if ([name, name.normalize('NFKC').replace(NUMBER, '')].some(passesForSite)) return true;
  const letters = foldLetters(name);
  return letters.replace(/님$/u, '') === GONE;
}
