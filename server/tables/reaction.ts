import type { Knex } from 'knex';
import type { Reaction } from '@contract/rules/posts/reactions';
import { isPostgres, statement, type Runner } from '../database/statement';

/** A reaction as stored. */
export const LIKE = 1;
export const DISLIKE = -1;

/** The reaction of a stored kind; null for 0 and without a row. */
export function reactionOf(kind: number | null): Reaction | null {
  if (kind === LIKE) return 'like';
  return kind === DISLIKE ? 'dislike' : null;
}

/** The new state of a stored reaction. */
const NEXT = 'CASE WHEN reaction.kind = ? THEN ? WHEN ? = 1 THEN reaction.kind ELSE ? END';

const moved = (kind: number) =>
  `CASE WHEN pressed.kind = ${kind} THEN 1 ELSE 0 END
   - CASE WHEN pressed.previous = ${kind} THEN 1 ELSE 0 END`;

/** A written reaction that also changes the post's counts, which SQLite cannot do in one statement. */
const counted = (knex: Knex, written: Knex.Raw, postId: number) =>
  knex.raw(
    `WITH pressed AS (?)
     UPDATE post SET like_count = like_count + ${moved(LIKE)},
       dislike_count = dislike_count + ${moved(DISLIKE)}
     FROM pressed WHERE post.id = ? AND post.deleted_at IS NULL
     RETURNING pressed.kind, pressed.previous, like_count AS likes, dislike_count AS dislikes,
       author_id AS "authorId", is_confirmed AS "isConfirmed"`,
    [written, postId],
  );

// A missing post gives no row, so that the caller need not look for it first.
const write = statement.maybeOne<
  {
    postId: number;
    memberId: number;
    kind: number;
    /** The kind of a member's first reaction, and of a reaction that already has the kind. */
    first: number;
    again: number;
    /** 1: a reaction of the other kind stays. */
    leavesOther: number;
    now: number;
  },
  Reacted | Pick<Reacted, 'kind' | 'previous'>
>((knex, { postId, memberId, kind, first, again, leavesOther, now }) => {
  const written = knex.raw(
    `INSERT INTO reaction (post_id, member_id, kind, reacted_at)
     SELECT post.id, ?, ?, ? FROM post WHERE post.id = ? AND post.deleted_at IS NULL
     ON CONFLICT (post_id, member_id) DO UPDATE
     SET previous = reaction.kind, kind = ${NEXT},
       reacted_at = CASE WHEN reaction.kind = ${NEXT}
         THEN reaction.reacted_at ELSE excluded.reacted_at END
     RETURNING kind, previous`,
    [
      ...[memberId, first, now, postId],
      ...[kind, again, leavesOther, kind],
      ...[kind, again, leavesOther, kind],
    ],
  );
  return isPostgres(knex) ? counted(knex, written, postId) : written;
});

type Counted = { likes: number; dislikes: number; authorId: number; isConfirmed: boolean };

const count = statement.maybeOne<{ postId: number; likes: number; dislikes: number }, Counted>(
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

/** A member's press of like or dislike. */
export interface ReactionPress {
  postId: number;
  memberId: number;
  /** LIKE or DISLIKE. */
  kind: number;
  /** The wished state; undefined toggles. */
  on: boolean | undefined;
  /** ms */
  now: number;
}

/**
 * The result of a press: the post's counts and facts for permissions, the reaction and the one
 * before.
 */
export interface Reacted extends Counted {
  kind: number;
  previous: number;
}

/**
 * Sets, removes or replaces a member's reaction and updates the post's counts by the difference.
 * Nothing is read first: two simultaneous presses queue for the row.
 * @returns null if the post is missing or deleted
 */
export async function writeReaction(
  tx: Runner,
  { postId, memberId, kind: pressed, on, now: at }: ReactionPress,
): Promise<Reacted | null> {
  const now = await write(tx, {
    ...{ postId, memberId, kind: pressed, now: at },
    first: on === false ? 0 : pressed,
    again: on === true ? pressed : 0,
    leavesOther: Number(on === false),
  });
  if (!now || 'likes' in now) return now;
  const difference = (kind: number) => Number(now.kind === kind) - Number(now.previous === kind);
  const counts = await count(tx, {
    postId,
    likes: difference(LIKE),
    dislikes: difference(DISLIKE),
  });
  return counts ? { ...counts, ...now } : null;
}
