import { foldName } from './fold-name';
import { parseId } from './ids';

/** What an admin typed to find members. */
export interface MemberSearch {
  /** 0 where it is no id. */
  id: number;
  /** A part of a name, folded as names are; empty where no name can hold it. */
  name: string;
  /** A part of an email. */
  email: string;
}

/** Reads what an admin typed to find members: an id (`user2` or `2`), a part of a name or of an email. */
export const readMemberSearch = (q: string): MemberSearch => ({
  id: parseId('user', q) ?? 0,
  name: foldName(q),
  email: q.toLowerCase(),
});

/** Whether a member is among those that are searched for. */
export const isMemberFound = (
  member: { id: number; userName: string; email: string },
  { id, name, email }: MemberSearch,
): boolean =>
  member.id === id ||
  (name !== '' && foldName(member.userName).includes(name)) ||
  member.email.includes(email);
