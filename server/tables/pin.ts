import type { Knex } from 'knex';
import type { PinScope } from '@contract/rules/posts/pins';
import { snake, statement, variants } from '../database/statement';
import { withoutHidden } from './hidden';
import { withNames, type PostRow } from './post';

/** Which pins: those of the site's feed or of one sphere's, at a time (ms). */
export type PinArguments = { sphereId: number; now: number };

/** The posts pinned in a feed; for a query over `post`, or a part of one. */
export function arePinned(
  query: Knex.QueryBuilder,
  knex: Knex,
  scope: PinScope,
  { sphereId, now }: PinArguments,
): Knex.QueryBuilder {
  void query
    .where('post.is_pinned', knex.raw('1'))
    .whereRaw('(post.pin_until IS NULL OR post.pin_until > ?)', now);
  return scope === 'site'
    ? query.whereNull('post.pin_sphere_id')
    : query.where('post.pin_sphere_id', sphereId).where('post.sphere_id', sphereId);
}

/** The public posts pinned in a feed, in their order. @param viewer whether to hide what a viewer hides */
export const listPinned = variants(({ scope, viewer }: { scope: PinScope; viewer: boolean }) =>
  statement.all<PinArguments & { viewerId: number }, PostRow>((knex, args) => {
    const query = arePinned(knex('post'), knex, scope, args)
      .where('post.is_confirmed', knex.raw('1'))
      .whereNull('post.deleted_at')
      .orderBy('post.pin_position')
      .orderBy('post.id', 'desc');
    if (viewer) withoutHidden(query, args.viewerId);
    return withNames(query, viewer ? args.viewerId : null);
  }),
);

/** The ids of a feed's pinned posts, in their order. */
export const listPinnedIds = variants((scope: PinScope) =>
  statement.values<PinArguments, number>((knex, args) =>
    arePinned(knex('post'), knex, scope, args)
      .whereNull('post.deleted_at')
      .orderBy('post.pin_position')
      .orderBy('post.id', 'desc')
      .select('post.id'),
  ),
);

/** Pins a post. @param pinUntil ms */
export const writePin = statement.run<{
  id: number;
  pinSphereId: number | null;
  pinUntil: number | null;
}>((knex, pin) =>
  knex('post')
    .where({ id: pin.id })
    .update({ is_pinned: 1, ...snake(pin, 'pinSphereId', 'pinUntil') }),
);

/** Writes a pinned post's place among the others, from 1. */
export const writePinPosition = statement.run<{ id: number; position: number }>(
  (knex, { id, position }) => knex('post').where({ id }).update({ pin_position: position }),
);

/** Unpins a post. */
export const deletePin = statement.run<{ id: number }>((knex, { id }) =>
  knex('post')
    .where({ id })
    .update({ is_pinned: 0, pin_sphere_id: null, pin_position: null, pin_until: null }),
);
