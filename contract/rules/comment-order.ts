/**
 * The orders of a post's comments: the oldest thread first, the newest first, or the one whose
 * first comment is liked most. Replies always follow their comment, oldest first.
 */
export const commentSorts = ['oldest', 'latest', 'popular'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** Likes from which a comment is one of the best. Source: docs/product/rules.md#comments. */
export const BEST_LIKES = 5;
/** The most comments of a post that are its best. Source: docs/product/rules.md#comments. */
export const BEST_MOST = 3;

/** The fields that place a comment. */
interface OrderedComment {
  id: number;
  /** The first comment of its thread; itself for one that starts a thread. */
  rootId: number;
  /** The likes of that first comment. */
  rootLikes: number;
}

/** The numbers that place a comment in an order, which are those of a cursor. */
export function commentKeys(sort: CommentSort, comment: OrderedComment): number[] {
  const { id, rootId, rootLikes } = comment;
  return sort === 'popular' ? [rootLikes, rootId, id] : [rootId, id];
}

/** How many numbers a cursor of an order has. */
export const commentKeyCount = { oldest: 2, latest: 2, popular: 3 } as const satisfies Record<
  CommentSort,
  number
>;

/** Compares two comments' keys in an order. @returns below 0 when `a` comes first */
export function compareCommentKeys(
  sort: CommentSort,
  a: readonly number[],
  b: readonly number[],
): number {
  // All keys but the last one place the thread.
  for (let i = 0; i < a.length - 1; i += 1) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return sort === 'oldest' ? -difference : difference;
  }
  return (a.at(-1) ?? 0) - (b.at(-1) ?? 0);
}

interface LikedComment {
  id: number;
  likeCount: number;
  isDeleted: boolean;
  isHidden: boolean;
}

/** The best of some comments, the most liked first: those that the viewer can read. */
export function bestComments<Comment extends LikedComment>(
  comments: readonly Comment[],
): Comment[] {
  return comments
    .filter(
      ({ likeCount, isDeleted, isHidden }) => likeCount >= BEST_LIKES && !isDeleted && !isHidden,
    )
    .sort((a, b) => b.likeCount - a.likeCount || b.id - a.id)
    .slice(0, BEST_MOST);
}

/**
 * The member whom a reply names: the author of the reply that it answers. One that answers the
 * thread's first comment names nobody, since it stands under it; nor does one to oneself.
 */
export function namedInReply(
  answered: { id: number; rootId: number; authorId: number } | null,
  authorId: number,
): number | null {
  if (answered === null || answered.id === answered.rootId) return null;
  return answered.authorId === authorId ? null : answered.authorId;
}
