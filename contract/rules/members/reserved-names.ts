import { dataTexts } from '../../texts';
import { foldLetters } from '../text/fold-name';

const BRAND = '(?:물빛|mulbit)';
const ROLE = '(?:관리자|운영자|운영진|관리팀|운영팀|管理者|運營者|admin|administrator|system)';
const TITLES = '(?:공식|계정|팀|님)*';
/** Names of official posts, which members must not use; the last is the author of imported videos. */
const DESK = '(?:운영|관리|공지|고객센터|고객지원|매니저|영상수집)';

const words = [BRAND, ROLE].join('|').replaceAll('l', 'i');
const RESERVED = new RegExp(`^(?:공식)?(?:${words})+${TITLES}$`, 'u');
const OFFICE = new RegExp(`^(?:공식)?${BRAND.replaceAll('l', 'i')}${DESK}${TITLES}$`, 'u');
/** A number at the end does not make it a different name, and neither do signs around the number. */
const NUMBER = /[^\p{L}]+$/u;

function passesForSite(name: string): boolean {
  const letters = foldLetters(name);
  return RESERVED.test(letters) || OFFICE.test(letters);
}

/** The name of deleted members: an active member with it would look deleted. */
const GONE = foldLetters(dataTexts.goneMember);

/**
 * Whether a name could be mistaken for the site's own, or for that of a deleted member: 관리자, 물빛,
 * admin and the like, even if they are spaced, punctuated, accented, widened, titled, numbered, or
 * spelled with similar letters. Source: docs/product/rules.md#accounts.
 * @param name a member's name, as typed or stored
 */
export function isReservedName(name: string): boolean {
  if ([name, name.normalize('NFKC').replace(NUMBER, '')].some(passesForSite)) return true;
  const letters = foldLetters(name);
  return letters.replace(/님$/u, '') === GONE;
}
