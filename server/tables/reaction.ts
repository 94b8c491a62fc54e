import type { Reaction } from '@contract/rules/reactions';
import { statement, type Runner } from '../database/statement';

/** A reaction as stored. */
export const LIKE = 1;
export const DISLIKE = -1;

/** The reaction of a stored kind; null for 0 and without a row. */
export function reactionOf(kind: number | null): Reaction | null {
  if (kind === LIKE) return 'like';
  return kind === DISLIKE ? 'dislike' : null;
}

// A missing post gives no row, so that the caller need not look for it first.
const toggle = statement<
  { postId: number; memberId: number; kind: number; now: number },
  { kind: number; previous: number }
>((knex, { postId, memberId, kind, now }) =>
  knex.raw(
    `INSERT INTO reaction (post_id, member_id, kind, reacted_at)
     SELECT post.id, ?, ?, ? FROM post WHERE post.id = ? AND post.deleted_at IS NULL
     ON CONFLICT (post_id, member_id) DO UPDATE
     SET previous = reaction.kind, reacted_at = excluded.reacted_at,
       kind = CASE WHEN reaction.kind = excluded.kind THEN 0 ELSE excluded.kind END
     RETURNING kind, previous`,
    [memberId, kind, now, postId],
  ),
);

type Counted = { likes: number; dislikes: number; authorId: number; isConfirmed: number };

const count = statement<{ postId: number; likes: number; dislikes: number }, Counted>(
  (knex, { postId, likes, dislikes }) =>
    knex('post')
      .where('id', postId)
      .whereNull('deleted_at')
      .update({
        like_count: knex.raw('like_count + ?', likes),
        dislike_count: knex.raw('dislike_count + ?', dislikes),
      })
      .returning([
        'like_count as likes',
        'dislike_count as dislikes',
        'author_id as authorId',
        'is_confirmed as isConfirmed',
      ]),
);

/**
 * The result of a toggle: the post's counts and facts for permissions, the reaction and the one
 * before.
 */
export interface Toggled extends Counted {
  kind: number;
  previous: number;
}

/**
 * Sets, takes back or replaces a member's reaction and moves the post's counts by what it replaced.
 * Nothing is read first: two toggles at once follow each other on the row.
 * @param pressed.kind LIKE or DISLIKE
 * @param pressed.now ms
 * @returns null when the post is missing or deleted
 */
export async function toggleReaction(
  tx: Runner,
  pressed: { postId: number; memberId: number; kind: number; now: number },
): Promise<Toggled | null> {
  const [now] = await tx.run(toggle, pressed);
  if (!now) return null;
  const moved = (kind: number) => Number(now.kind === kind) - Number(now.previous === kind);
  const { postId } = pressed;
  const [counts] = await tx.run(count, { postId, likes: moved(LIKE), dislikes: moved(DISLIKE) });
  return counts ? { ...counts, ...now } : null;
}
