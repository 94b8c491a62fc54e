import { rewardEntry } from '@contract/rules/companion/ledger';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { together } from '../database/together';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import { takeLikeBack, notifyOfLike } from '../tables/notification';
import { LIKE, writeReaction, type Reacted as WrittenReaction } from '../tables/reaction';
import type { Viewer } from '../tables/session';
import { grant } from './grant';
import { readableFacts } from './readable-facts';

interface Pressed {
  postId: number;
  member: Viewer;
  /** LIKE or DISLIKE. */
  kind: number;
  /** The wished state; undefined toggles. */
  on: boolean | undefined;
}

/**
 * The result of a reaction, and the members to notify: the post's author, and a member who gained a
 * level.
 */
export interface Reacted extends WrittenReaction {
  deliveries: Delivery[];
}

/**
 * Sets, removes or replaces a member's reaction; it updates the counts and the author's
 * notification, and rewards the first like of another member's post. A repeated press without a new
 * state has no effect. The statement that changes the counts also returns whether the member may
 * read the post, which saves a query.
 * @throws ApiError NOT_FOUND when the post does not exist, is deleted, or may not be read by the
 * member
 */
export function react(
  db: Database,
  { postId, member, kind, on }: Pressed,
  now: number,
): Promise<Reacted> {
  return db.transaction(async (tx) => {
    const pressed = { postId, memberId: member.id, kind, on, now };
    const written = requireFound(await writeReaction(tx, pressed), reasonTexts.postNotFound);
    const { authorId, isConfirmed } = readableFacts(written, member);
    const like = { postId, actorId: member.id };
    const isChange = written.kind !== written.previous;
    if (!isChange || member.id === authorId) return { ...written, deliveries: [] };
    if (written.kind === LIKE) {
      const [id, granted] = await together(
        notifyOfLike(tx, { ...like, memberId: authorId, now }),
        isConfirmed && grant(tx, member.id, rewardEntry('like_give', postId, now), now),
      );
      const deliveries: Delivery[] = [{ memberId: authorId, id }];
      return { ...written, deliveries: [...deliveries, ...(granted ? granted.deliveries : [])] };
    }
    if (written.previous !== LIKE) return { ...written, deliveries: [] };
    await takeLikeBack(tx, like);
    return { ...written, deliveries: [{ memberId: authorId, id: null }] };
  });
}
