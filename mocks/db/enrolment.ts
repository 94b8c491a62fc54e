import { companions } from './companions';
import { members, type MemberRow } from './members';
import { plants } from './plants';

/** Makes an account, with the companion and the first plant that come with it. */
export function enrol(account: Parameters<typeof members.create>[0]): MemberRow {
  const member = members.create(account);
  companions.create(member.id);
  plants.create(member.id, 'lotus', account.now);
  return member;
}
