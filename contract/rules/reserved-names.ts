const BRAND = '(?:물빛|mulbit)';
const ROLE = '(?:관리자|운영자|운영진|admin|administrator|system)';
const RESERVED = new RegExp(`^(?:${BRAND}|${BRAND}?${ROLE})$`, 'u');
// All but letters and digits, and the fillers that count as letters and show as nothing.
const UNSEEN = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Whether a name would pass for the house's own: 관리자, 물빛, admin and the like, however they are
 * spaced, punctuated, accented or widened. Source: members.md section 9 (who is an admin).
 * @param name a member's name, as typed or stored
 */
export function isReservedName(name: string): boolean {
  const folded = name.normalize('NFKD').replace(UNSEEN, '').normalize('NFKC').toLowerCase();
  return RESERVED.test(folded);
}
