import { table } from './table';

const rows = table('follow');
const keyOf = (memberId: number, followedId: number) => `${memberId}:${followedId}`;

/** Who follows whom. */
export const follows = {
  has: (memberId: number, followedId: number) =>
    rows.find({ key: keyOf(memberId, followedId) }) !== null,
  add(memberId: number, followedId: number, now: number): void {
    if (follows.has(memberId, followedId)) return;
    rows.insert({ key: keyOf(memberId, followedId), memberId, followedId, createdAt: now });
  },
  remove: (memberId: number, followedId: number) =>
    rows.remove({ key: keyOf(memberId, followedId) }),
  /** Ends it in both directions. */
  removeBetween(memberId: number, otherId: number): void {
    follows.remove(memberId, otherId);
    follows.remove(otherId, memberId);
  },
  listOf: (memberId: number) => rows.list({ memberId }),
  followersOf: (followedId: number) =>
    rows
      .list({ followedId })
      .map(({ memberId }) => memberId)
      .sort((a, b) => a - b),
  removeOfMember(memberId: number): void {
    rows.remove({ memberId });
    rows.remove({ followedId: memberId });
  },
};
