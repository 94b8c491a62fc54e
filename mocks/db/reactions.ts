import { reactionsAfter, type Reaction } from '@contract/rules/posts/reactions';
import { posts, type PostRow } from './posts';
import { table } from './table';

const rows = table('reaction');
const notified = table('notifiedLike');

const keyOf = (postId: number, memberId: number) => `${postId}:${memberId}`;

export const reactions = {
  find: (postId: number, memberId: number): Reaction | null =>
    rows.find({ key: keyOf(postId, memberId) })?.type ?? null,
  /** Adds a reaction without counting it, for a world with given counts. */
  insert(postId: number, memberId: number, type: Reaction, createdAt: number): void {
    rows.insert({ key: keyOf(postId, memberId), postId, memberId, type, createdAt });
  },
  /** Whether a member's like is new for the post's author; each like is reported once. */
  isFirst(postId: number, memberId: number): boolean {
    const key = keyOf(postId, memberId);
    const isFirst = notified.find({ key }) === null;
    if (isFirst) notified.insert({ key, postId, memberId });
    return isFirst;
  },
  /** The members who like a post, latest first. */
  likersOf: (postId: number): number[] =>
    rows
      .list({ postId, type: 'like' })
      .sort((a, b) => b.createdAt - a.createdAt)
      .map(({ memberId }) => memberId),
  listBy: (memberId: number) => rows.list({ memberId }),
  /**
   * Sets a reaction, removes the same one, or replaces the other one, and updates the counts.
   * @param pressed.on the wanted state; undefined toggles
   * @returns the reactions, and whether they changed
   */
  press(
    post: PostRow,
    memberId: number,
    { type, on }: { type: Reaction; on?: boolean | undefined },
    now: number,
  ) {
    const { id, likeCount, dislikeCount } = post;
    const before = reactions.find(id, memberId);
    const flags = { isLiked: before === 'like', isDisliked: before === 'dislike' };
    const next = reactionsAfter({ likeCount, dislikeCount, ...flags }, type, on);
    const isChange = next.isLiked !== flags.isLiked || next.isDisliked !== flags.isDisliked;
    if (isChange) {
      rows.remove({ key: keyOf(id, memberId) });
      if (next.isLiked || next.isDisliked) reactions.insert(id, memberId, type, now);
      posts.update(id, { likeCount: next.likeCount, dislikeCount: next.dislikeCount });
    }
    return { ...next, isChange };
  },
  removeOf(postId: number): void {
    rows.remove({ postId });
    notified.remove({ postId });
  },
  /** Removes all reactions of a member and updates the counts. */
  removeBy(memberId: number): void {
    for (const { postId, type } of reactions.listBy(memberId)) {
      posts.count(postId, type === 'like' ? 'likeCount' : 'dislikeCount', -1);
    }
    rows.remove({ memberId });
    notified.remove({ memberId });
  },
};
