import type { Consent } from '@contract/legal/consents';
import { companions } from './companions';
import { consents } from './consents';
import { members, type MemberRow } from './members';
import { plants } from './plants';

/** Creates an account with its consents (by default all), its companion and its first plant. */
export function enrol(
  account: Parameters<typeof members.create>[0],
  agreed?: readonly Consent[],
): MemberRow {
  const member = members.create(account);
  consents.give(member.id, account.now, agreed);
  companions.create(member.id);
  plants.create(member.id, 'lotus', account.now);
  return member;
}
