import { table } from './table';

// Members' marks. A change names the wanted state, regardless of the earlier one.

function postMarks(name: 'savedPost' | 'hiddenPost' | 'mutedPost') {
  const rows = table(name);
  const keyOf = (memberId: number, postId: number) => `${memberId}:${postId}`;
  const marks = {
    has: (memberId: number, postId: number) => rows.find({ key: keyOf(memberId, postId) }) !== null,
    add(memberId: number, postId: number, now: number): void {
      if (marks.has(memberId, postId)) return;
      rows.insert({ key: keyOf(memberId, postId), memberId, postId, createdAt: now });
    },
    remove: (memberId: number, postId: number) => rows.remove({ key: keyOf(memberId, postId) }),
    listOf: (memberId: number) => rows.list({ memberId }),
    removeOfMember: (memberId: number) => rows.remove({ memberId }),
    removeOfPost: (postId: number) => rows.remove({ postId }),
  };
  return marks;
}

export const savedPosts = postMarks('savedPost');
export const hiddenPosts = postMarks('hiddenPost');
export const mutedPosts = postMarks('mutedPost');

const blockRows = table('block');
const pairOf = (memberId: number, blockedId: number) => `${memberId}:${blockedId}`;

export const blocks = {
  has: (memberId: number, blockedId: number) =>
    blockRows.find({ key: pairOf(memberId, blockedId) }) !== null,
  add(memberId: number, blockedId: number, now: number): void {
    if (blocks.has(memberId, blockedId)) return;
    blockRows.insert({ key: pairOf(memberId, blockedId), memberId, blockedId, createdAt: now });
  },
  remove: (memberId: number, blockedId: number) =>
    blockRows.remove({ key: pairOf(memberId, blockedId) }),
  listOf: (memberId: number) => blockRows.list({ memberId }),
  /** Deletes a member's blocks and other members' blocks of the member. */
  removeOfMember(memberId: number): void {
    blockRows.remove({ memberId });
    blockRows.remove({ blockedId: memberId });
  },
};

const videoRows = table('favoriteVideo');
const favoriteOf = (memberId: number, videoId: string) => `${memberId}:${videoId}`;

export const favoriteVideos = {
  has: (memberId: number, videoId: string) =>
    videoRows.find({ key: favoriteOf(memberId, videoId) }) !== null,
  add(memberId: number, videoId: string, now: number): void {
    if (favoriteVideos.has(memberId, videoId)) return;
    videoRows.insert({ key: favoriteOf(memberId, videoId), memberId, videoId, createdAt: now });
  },
  remove: (memberId: number, videoId: string) =>
    videoRows.remove({ key: favoriteOf(memberId, videoId) }),
  listOf: (memberId: number) => videoRows.list({ memberId }),
  removeOfMember: (memberId: number) => videoRows.remove({ memberId }),
};
