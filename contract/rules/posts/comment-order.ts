/**
 * The orders of a post's comments: the oldest thread first, the newest first, or the one with the
 * most liked first comment. Replies always follow their comment, oldest first.
 */
export const commentSorts = ['oldest', 'latest', 'popular'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** The fewest likes of a best comment. Source: docs/product/rules.md#comments. */
export const BEST_LIKES = 5;
/** The most best comments of a post. Source: docs/product/rules.md#comments. */
export const BEST_MOST = 3;

/** The fields that determine a comment's position. */
interface OrderedComment {
  id: number;
  /** The first comment of its thread; itself if it starts a thread. */
  rootId: number;
  /** The likes of that first comment. */
  rootLikes: number;
}

/** The numbers that determine a comment's position in an order; a cursor contains them. */
export function commentKeys(sort: CommentSort, comment: OrderedComment): number[] {
  const { id, rootId, rootLikes } = comment;
  return sort === 'popular' ? [rootLikes, rootId, id] : [rootId, id];
}

/** How many numbers a cursor of an order contains. */
export const commentKeyCount = { oldest: 2, latest: 2, popular: 3 } as const satisfies Record<
  CommentSort,
  number
>;

/** Compares two comments' keys in an order. @returns below 0 if `a` comes first */
export function compareCommentKeys(
  sort: CommentSort,
  a: readonly number[],
  b: readonly number[],
): number {
  // All keys except the last one determine the position of the thread.
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
  isBlinded: boolean;
}

/** The best comments that the viewer can read, most liked first. */
export function bestComments<Comment extends LikedComment>(
  comments: readonly Comment[],
): Comment[] {
  return comments
    .filter(
      ({ likeCount, isDeleted, isHidden, isBlinded }) =>
        likeCount >= BEST_LIKES && !isDeleted && !isHidden && !isBlinded,
    )
    .sort((a, b) => b.likeCount - a.likeCount || b.id - a.id)
    .slice(0, BEST_MOST);
}

/**
 * The member that a reply names: the author of the reply that it answers. Nobody if it answers the
 * thread's first comment, which is directly above it, or the author themselves.
 */
export function namedInReply(
  answered: { id: number; rootId: number; authorId: number } | null,
  authorId: number,
): number | null {
  if (answered === null || answered.id === answered.rootId) return null;
  return answered.authorId === authorId ? null : answered.authorId;
}
