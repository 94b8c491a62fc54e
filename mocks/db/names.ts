import { conflictError } from '@contract/errors';
import { USER_NAME_MAX } from '@contract/models/member';
import { foldName } from '@contract/rules/text/fold-name';
import { proposeName } from '@contract/rules/members/name-proposal';
import { reasonTexts } from '@contract/texts';
import { members, type MemberRow } from './members';

const othersWith = (name: string, ownId: number | null): MemberRow[] => {
  const key = foldName(name);
  return members.living().filter((one) => one.id !== ownId && foldName(one.userName) === key);
};

const freeNameFor = (name: string) =>
  proposeName(name, USER_NAME_MAX, (keys) =>
    Promise.resolve(
      members
        .living()
        .map(({ userName }) => foldName(userName))
        .filter((key) => keys.includes(key)),
    ),
  );

export const names = {
  /** Whether a name is taken; `own` is the member who asks for it, null for a new member. */
  isTaken(name: string, own: MemberRow | null): boolean {
    const others = othersWith(name, own?.id ?? null);
    // A member may respell their own name, unless somebody had it before them.
    const isOwn = own !== null && foldName(own.userName) === foldName(name);
    return isOwn ? others.some(({ id }) => id < own.id) : others.length > 0;
  },
  /** Refuses a taken name and proposes a similar free one. @throws ApiError CONFLICT */
  async refuse(name: string): Promise<never> {
    throw conflictError('user_name', reasonTexts.nameTaken, await freeNameFor(name));
  },
  /** A free name for a member whose name somebody else had first; null if it is theirs. */
  proposeTo: ({ id, userName }: MemberRow): Promise<string | null> =>
    othersWith(userName, id).some((other) => other.id < id)
      ? freeNameFor(userName)
      : Promise.resolve(null),
};
