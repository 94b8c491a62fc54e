import { statement, type Runner } from '../statement';

/** A reaction as stored. */
export const LIKE = 1;
export const DISLIKE = -1;

const toggle = statement<
  { postId: number; memberId: number; kind: number; now: number },
  { kind: number; previous: number }
>((knex, { postId, memberId, kind, now }) =>
  knex('reaction')
    .insert({ post_id: postId, member_id: memberId, kind, reacted_at: now })
    .onConflict(['post_id', 'member_id'])
    .merge({
      previous: knex.ref('reaction.kind'),
      reacted_at: knex.ref('excluded.reacted_at'),
      kind: knex.raw('CASE WHEN reaction.kind = excluded.kind THEN 0 ELSE excluded.kind END'),
    })
    .returning(['kind', 'previous']),
);

const count = statement<
  { postId: number; likes: number; dislikes: number },
  { likes: number; dislikes: number }
>((knex, { postId, likes, dislikes }) =>
  knex('post')
    .where('id', postId)
    .whereNull('deleted_at')
    .update({
      like_count: knex.raw('like_count + ?', likes),
      dislike_count: knex.raw('dislike_count + ?', dislikes),
    })
    .returning(['like_count as likes', 'dislike_count as dislikes']),
);

/** What a toggle left: the post's counts, the member's reaction and what it was before. */
export interface Toggled {
  likes: number;
  dislikes: number;
  kind: number;
  previous: number;
}

/**
 * Sets, takes back or replaces a member's reaction and moves the post's counts by what it
 * replaced. Nothing is read first: two toggles at once follow each other on the row.
 * @param pressed.kind LIKE or DISLIKE
 * @param pressed.now ms
 * @returns null when the post was deleted meanwhile
 */
export async function toggleReaction(
  tx: Runner,
  pressed: { postId: number; memberId: number; kind: number; now: number },
): Promise<Toggled | null> {
  const [now] = await tx.run(toggle, pressed);
  if (!now) throw new Error('A toggled reaction came back empty');
  const moved = (kind: number) => Number(now.kind === kind) - Number(now.previous === kind);
  const { postId } = pressed;
  const [counts] = await tx.run(count, { postId, likes: moved(LIKE), dislikes: moved(DISLIKE) });
  return counts ? { ...counts, ...now } : null;
}
