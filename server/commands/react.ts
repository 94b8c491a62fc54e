import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { found } from '../http/call';
import { takeLikeBack, tellLike } from '../tables/notification';
import { LIKE, toggleReaction, type Toggled } from '../tables/reaction';

interface Pressed {
  postId: number;
  memberId: number;
  /** LIKE or DISLIKE. */
  kind: number;
  /** The author of the post, who is told of likes. */
  authorId: number;
}

/** What a press left, and what the post's author is to be told of it: nothing, an entry, a change. */
export interface Reacted extends Toggled {
  news: { id: number | null } | null;
}

/**
 * Sets, takes back or replaces a member's reaction; the counts and the author's bell follow.
 * @throws ApiError NOT_FOUND when the post was deleted meanwhile
 */
export function react(
  db: Database,
  { postId, memberId, kind, authorId }: Pressed,
  now: number,
): Promise<Reacted> {
  return db.transaction(async (tx) => {
    const pressed = { postId, memberId, kind, now };
    const toggled = found(await toggleReaction(tx, pressed), reasonTexts.postNotFound);
    const like = { postId, actorId: memberId };
    if (memberId === authorId) return { ...toggled, news: null };
    if (toggled.kind === LIKE) {
      const id = await tellLike(tx, { ...like, memberId: authorId, now });
      return { ...toggled, news: id === null ? null : { id } };
    }
    if (toggled.previous !== LIKE) return { ...toggled, news: null };
    await takeLikeBack(tx, like);
    return { ...toggled, news: { id: null } };
  });
}
