import { companions } from './companions';
import { members, type MemberRow } from './members';
import { plants } from './plants';

/** Makes an account, with its companion and first plant. */
export function enrol(account: Parameters<typeof members.create>[0]): MemberRow {
  const member = members.create(account);
  companions.create(member.id);
  plants.create(member.id, 'lotus', account.now);
  return member;
}
