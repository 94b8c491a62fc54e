import { foldName } from '../text/fold-name';
import { parseId } from '../site/ids';

/** An admin's search for members. */
export interface MemberSearch {
  /** 0 if it is not an id. */
  id: number;
  /** A part of a name, folded like names; empty if no name can contain it. */
  name: string;
  /** A part of an email. */
  email: string;
}

/** Parses an admin's search for members: an id (`user2` or `2`), a part of a name or of an email. */
export const readMemberSearch = (q: string): MemberSearch => ({
  id: parseId('user', q) ?? 0,
  name: foldName(q),
  email: q.toLowerCase(),
});

/** Whether a member matches the search. */
export const isMemberFound = (
  member: { id: number; userName: string; email: string },
  { id, name, email }: MemberSearch,
): boolean =>
  member.id === id ||
  (name !== '' && foldName(member.userName).includes(name)) ||
  member.email.includes(email);
