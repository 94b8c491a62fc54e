import { companions } from './companions';
import { consents } from './consents';
import { members, type MemberRow } from './members';
import { plants } from './plants';

/** Makes an account, with its consents, its companion and its first plant. */
export function enrol(account: Parameters<typeof members.create>[0]): MemberRow {
  const member = members.create(account);
  consents.give(member.id, account.now);
  companions.create(member.id);
  plants.create(member.id, 'lotus', account.now);
  return member;
}
