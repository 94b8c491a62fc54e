import { StartError } from '../config';
import { storedEmail } from '@contract/rules/members/email';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import type { Database } from '../database';
import { findAdminMember } from '../tables/admin-member';
import { findCredential } from '../tables/credential';
import { setAdminLevel } from './administer';

/** The member with an email. @throws StartError for an unknown email */
export async function memberOfEmail(db: Database, email: string) {
  const credential = await findCredential(db, { email: storedEmail(email) });
  const member = credential && (await findAdminMember(db, { id: credential.memberId }));
  if (member) return member;
  throw new StartError(
    `${email} 주소로 가입한 멤버가 없습니다. 먼저 사이트에서 가입한 뒤 다시 실행해주세요.`,
  );
}

/**
 * Makes the member with an email an admin, for the person who runs the site.
 * @returns a sentence about the result
 * @throws StartError for an unknown email, ApiError FORBIDDEN for a suspended member
 */
export async function nameAdmin(db: Database, email: string, now: number): Promise<string> {
  const member = await memberOfEmail(db, email);
  if (member.adminLevel >= ADMIN_LEVEL) return `${member.userName}님은 이미 관리자입니다.`;
  await setAdminLevel(db, member.id, ADMIN_LEVEL, null, now);
  return `${member.userName}님을 관리자로 지정했습니다.`;
}
