import { statement, type Runner } from '../statement';

/** A video that a member keeps, and the latest published post that shares it, if any. */
export interface FavoriteVideoRow {
  video_id: string;
  created_at: number;
  post_id: number | null;
  title: string | null;
  blocks: string | null;
}

type Kept = { memberId: number; videoId: string };

const add = statement<Kept & { now: number }>((knex, { memberId, videoId, now }) =>
  knex('favorite_video')
    .insert({ member_id: memberId, video_id: videoId, created_at: now })
    .onConflict(['member_id', 'video_id'])
    .ignore(),
);

const remove = statement<Kept>((knex, { memberId, videoId }) =>
  knex('favorite_video').where({ member_id: memberId, video_id: videoId }).delete(),
);

const list = statement<{ memberId: number; limit: number }, FavoriteVideoRow>(
  (knex, { memberId, limit }) =>
    knex('favorite_video')
      .where('member_id', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('video_id', 'desc')
      .limit(limit)
      .select('video_id', 'created_at')
      .select(knex.raw('NULL AS post_id, NULL AS title, NULL AS blocks')),
);

/** Keeps a video for a member; one that is there keeps its moment (ms). */
export async function insertFavorite(tx: Runner, kept: Kept & { now: number }): Promise<void> {
  await tx.run(add, kept);
}

/** Lets go of a video. */
export async function deleteFavorite(tx: Runner, kept: Kept): Promise<void> {
  await tx.run(remove, kept);
}

/** A member's videos, the latest first. */
export function listFavorites(
  runner: Runner,
  memberId: number,
  limit: number,
): Promise<FavoriteVideoRow[]> {
  return runner.run(list, { memberId, limit });
}
