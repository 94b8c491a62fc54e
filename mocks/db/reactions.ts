import { toggleReaction, type Reaction } from '@contract/rules/reactions';
import { posts, type PostRow } from './posts';
import { table } from './table';

const rows = table('reaction');

const keyOf = (postId: number, memberId: number) => `${postId}:${memberId}`;

export const reactions = {
  find: (postId: number, memberId: number): Reaction | null =>
    rows.find({ key: keyOf(postId, memberId) })?.type ?? null,
  /** Adds a reaction without counting it, for a world whose counts are given. */
  insert(postId: number, memberId: number, type: Reaction): void {
    rows.insert({ key: keyOf(postId, memberId), postId, memberId, type });
  },
  /** Sets a reaction, takes the same one back, or replaces the other one; the counts follow. */
  toggle({ id, likeCount, dislikeCount }: PostRow, memberId: number, type: Reaction) {
    const present = reactions.find(id, memberId);
    const flags = { isLiked: present === 'like', isDisliked: present === 'dislike' };
    const next = toggleReaction({ likeCount, dislikeCount, ...flags }, type);
    rows.remove({ key: keyOf(id, memberId) });
    if (next.isLiked || next.isDisliked) reactions.insert(id, memberId, type);
    posts.update(id, { likeCount: next.likeCount, dislikeCount: next.dislikeCount });
    return next;
  },
  removeOf: (postId: number) => rows.remove({ postId }),
};
