import type { StoredBatch } from '@contract/testers/continuation';
import type { BatchKind } from '@contract/rules/posts/saved-video';
import type { BatchConditions } from '@contract/testers/conditions';
import type { Knex } from 'knex';
import { camel, isPostgres, statement, type Runner, type NoArguments } from '../database/statement';

/** The login of the member who is the author of imported videos. Nobody can sign in with it. */
const IMPORTER_EMAIL = 'importer@mulbit.invalid';
/** The number of batches in the list. */
const BATCHES = 50;

/** A batch with the numbers of its posts, and its maker. */
export interface BatchRow {
  id: string;
  kind: BatchKind;
  createdAt: number;
  /** JSON; null for an older batch. */
  conditions: string | null;
  memberId: number | null;
  userName: string | null;
  pending: number;
  confirmed: number;
  reverted: number;
  rejected: number;
  comments: number;
  removed: number;
}

/** The member who is the author of imported videos; null before the first import. */
export const findImporterId = statement.value<NoArguments, number>((knex) =>
  knex.raw(`SELECT member_id AS id FROM credential WHERE email = '${IMPORTER_EMAIL}'`),
);

/** Gives a new member the login of the importer. */
export const makeImporter = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex.raw(
    `INSERT INTO credential (member_id, email, password_hash) VALUES (?, '${IMPORTER_EMAIL}', NULL)`,
    [memberId],
  ),
);

const claim = statement.exists<{ videoId: string; batchId: string }>((knex, { videoId, batchId }) =>
  knex.raw(
    `INSERT INTO imported_video (video_id, batch_id) VALUES (?, ?)
       ON CONFLICT (video_id) DO NOTHING RETURNING video_id AS "videoId"`,
    [videoId, batchId],
  ),
);

// After a post is deleted, its video may be imported again.
const release = statement.run<{ videoId: string }>((knex, { videoId }) =>
  knex.raw(
    // The lock separates a new import from the restoring of an undone batch.
    `DELETE FROM imported_video WHERE video_id = ? AND post_id IN (
       SELECT id FROM post WHERE id = imported_video.post_id AND deleted_at IS NOT NULL
       ${isPostgres(knex) ? 'FOR UPDATE' : ''}
     )`,
    [videoId],
  ),
);

/** Records the post of a video. */
export const notePost = statement.run<{ videoId: string; postId: number }>(
  (knex, { videoId, postId }) =>
    knex('imported_video').where({ video_id: videoId }).update({ post_id: postId }),
);

/** The post of a video; null without one. */
export const findPostOfVideo = statement.value<{ videoId: string }, number>((knex, { videoId }) =>
  knex('imported_video').where({ video_id: videoId }).select(camel('post_id')),
);

type NewBatch = {
  id: string;
  kind: string;
  memberId: number | null;
  conditions: string | null;
  now: number;
};

/** Begins a batch, or continues it. */
export const openBatch = statement.run<NewBatch>((knex, { id, kind, memberId, conditions, now }) =>
  knex('import_batch')
    .insert({ id, kind, member_id: memberId, conditions, created_at: now })
    .onConflict('id')
    .ignore(),
);

/** Deletes a batch without videos. */
export const removeBatch = statement.run<{ id: string }>((knex, { id }) =>
  knex('import_batch').where({ id }).delete(),
);

const PENDING = 'post.is_confirmed = 0 AND post.is_rejected = 0 AND post.published_at IS NULL';
const THERE = 'post.deleted_at IS NULL';
// Posts that were removed by an undo have its time.
const REMOVED = 'post.deleted_at = import_batch.undone_at';

// The states of a batch's posts: undoable, public, formerly public, and rejected.
const counts = {
  pending: ['count(*)', `${THERE} AND ${PENDING}`],
  confirmed: ['count(*)', `${THERE} AND post.is_confirmed = 1`],
  reverted: [
    'count(*)',
    `${THERE} AND post.is_confirmed = 0 AND post.is_rejected = 0 AND post.published_at IS NOT NULL`,
  ],
  rejected: ['count(*)', `${THERE} AND post.is_rejected = 1`],
  comments: ['coalesce(sum(post.comment_count), 0)', `${THERE} AND ${PENDING}`],
  removed: ['count(*)', REMOVED],
} as const;

/** The last batches, newest first. */
export const listBatches = statement.all<NoArguments, BatchRow>((knex) =>
  knex('import_batch')
    .leftJoin('member', 'member.id', 'import_batch.member_id')
    .orderBy('import_batch.created_at', 'desc')
    .orderBy('import_batch.id')
    .limit(BATCHES)
    .select(camel('import_batch.id', 'import_batch.kind', 'import_batch.created_at'))
    .select(camel('import_batch.member_id', 'import_batch.conditions', 'member.user_name'))
    .select(
      ...Object.entries(counts).map(([name, [count, condition]]) =>
        knex.raw(
          `(SELECT ${count} FROM imported_video JOIN post ON post.id = imported_video.post_id
            WHERE imported_video.batch_id = import_batch.id AND ${condition}) AS ${name}`,
        ),
      ),
    ),
);

const batchOf = (knex: Knex, id: string) =>
  knex('import_batch')
    .where({ id })
    .select(camel('kind', 'member_id', 'conditions', 'undone_at'));

/** A batch; null if it does not exist. */
export const findBatch = statement.maybeOne<{ id: string }, StoredBatch>((knex, { id }) =>
  batchOf(knex, id),
);

/** A batch, locked until this transaction ends; null if it does not exist. */
// Locked, so that on PostgreSQL a page of an import comes entirely before or after the undo.
export const lockBatch = statement.maybeOne<{ id: string }, StoredBatch>((knex, { id }) =>
  batchOf(knex, id).forUpdate(),
);

type Undone = { id: string; undoneAt: number | null };

/** Records when a batch was undone, ms; null if it is active. */
export const markUndone = statement.run<Undone>((knex, { id, undoneAt }) =>
  knex('import_batch').where({ id }).update({ undone_at: undoneAt }),
);

const removedOf = statement.all<{ id: string }, { postId: number; videoId: string }>(
  (knex, { id }) =>
    knex('imported_video')
      .join('post', 'post.id', 'imported_video.post_id')
      .join('import_batch', 'import_batch.id', 'imported_video.batch_id')
      .where('imported_video.batch_id', id)
      .whereRaw(REMOVED)
      .select('post.id as postId', 'imported_video.video_id as videoId'),
);

/** The existing posts of a batch. */
export const listPostsOfBatch = statement.all<
  { id: string },
  { postId: number; isConfirmed: boolean }
>((knex, { id }) =>
  knex('imported_video')
    .join('post', 'post.id', 'imported_video.post_id')
    .where('imported_video.batch_id', id)
    .whereNull('post.deleted_at')
    .orderBy('post.id')
    .select('post.id as postId', 'post.is_confirmed as isConfirmed'),
);

type UncountedRow = { videoId: string; conditions: string | null };

const uncounted = statement.all<{ since: number; limit: number }, UncountedRow>(
  (knex, { since, limit }) =>
    knex('import_batch')
      .join('imported_video', 'imported_video.batch_id', 'import_batch.id')
      .where('import_batch.created_at', '>=', since)
      .where('import_batch.kind', 'import')
      .whereNotExists(
        knex('youtube_video')
          .whereRaw('youtube_video.video_id = imported_video.video_id')
          .select(knex.raw('1')),
      )
      .limit(limit)
      .select(camel('imported_video.video_id', 'import_batch.conditions')),
);

/** Claims a video for a batch. @returns false if an earlier import has it */
export async function claimVideo(tx: Runner, videoId: string, batchId: string): Promise<boolean> {
  await release(tx, { videoId });
  return claim(tx, { videoId, batchId });
}

/** Videos that were imported since a moment (ms) and are not counted, with the region of the import. */
export async function listUncountedImports(
  runner: Runner,
  since: number,
  limit: number,
): Promise<{ videoId: string; region: string | null }[]> {
  const rows = await uncounted(runner, { since, limit });
  return rows.map(({ videoId, conditions }) => {
    const { params } = JSON.parse(conditions ?? '{}') as Partial<BatchConditions>;
    return { videoId, region: params?.region ?? null };
  });
}

/** The posts that an undo of a batch removed, by the ids of their videos. */
export async function listRemovedOfBatch(tx: Runner, id: string): Promise<number[]> {
  const rows = await removedOf(tx, { id });
  return rows.sort((a, b) => (a.videoId < b.videoId ? -1 : 1)).map(({ postId }) => postId);
}
