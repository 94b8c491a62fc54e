import type { StoredBatch } from '@contract/testers/continuation';
import type { BatchKind } from '@contract/rules/saved-video';
import type { BatchConditions } from '@contract/testers/conditions';
import type { Knex } from 'knex';
import { isPostgres, statement, type Runner } from '../database/statement';

/** The login of the member who is the author of imported videos. Nobody can sign in with it. */
const IMPORTER_EMAIL = 'importer@mulbit.invalid';
/** The number of batches in the list. */
const BATCHES = 50;

/** A batch with the numbers of its posts, and its maker. */
export interface BatchRow {
  id: string;
  kind: BatchKind;
  created_at: number;
  /** JSON; null for an older batch. */
  conditions: string | null;
  member_id: number | null;
  user_name: string | null;
  pending: number | string;
  confirmed: number | string;
  reverted: number | string;
  rejected: number | string;
  comments: number | string;
  removed: number | string;
}

const findImporter = statement<Record<string, never>, { id: number }>((knex) =>
  knex.raw(`SELECT member_id AS id FROM credential WHERE email = '${IMPORTER_EMAIL}'`),
);

const insertImporter = statement<{ memberId: number }>((knex, { memberId }) =>
  knex.raw(
    `INSERT INTO credential (member_id, email, password_hash) VALUES (?, '${IMPORTER_EMAIL}', NULL)`,
    [memberId],
  ),
);

const claim = statement<{ videoId: string; batchId: string }, { videoId: string }>(
  (knex, { videoId, batchId }) =>
    knex.raw(
      `INSERT INTO imported_video (video_id, batch_id) VALUES (?, ?)
       ON CONFLICT (video_id) DO NOTHING RETURNING video_id AS "videoId"`,
      [videoId, batchId],
    ),
);

// After a post is deleted, its video may be imported again.
const release = statement<{ videoId: string }>((knex, { videoId }) =>
  knex.raw(
    // The lock separates a new import from the restoring of an undone batch.
    `DELETE FROM imported_video WHERE video_id = ? AND post_id IN (
       SELECT id FROM post WHERE id = imported_video.post_id AND deleted_at IS NOT NULL
       ${isPostgres(knex) ? 'FOR UPDATE' : ''}
     )`,
    [videoId],
  ),
);

const note = statement<{ videoId: string; postId: number }>((knex, { videoId, postId }) =>
  knex('imported_video').where({ video_id: videoId }).update({ post_id: postId }),
);

const postOf = statement<{ videoId: string }, { postId: number | null }>((knex, { videoId }) =>
  knex('imported_video').where({ video_id: videoId }).select('post_id as postId'),
);

type NewBatch = {
  id: string;
  kind: string;
  memberId: number | null;
  conditions: string | null;
  now: number;
};

const insertBatch = statement<NewBatch>((knex, { id, kind, memberId, conditions, now }) =>
  knex('import_batch')
    .insert({ id, kind, member_id: memberId, conditions, created_at: now })
    .onConflict('id')
    .ignore(),
);

const deleteBatch = statement<{ id: string }>((knex, { id }) =>
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

const batches = statement<{ limit: number }, BatchRow>((knex, { limit }) =>
  knex('import_batch')
    .leftJoin('member', 'member.id', 'import_batch.member_id')
    .orderBy('import_batch.created_at', 'desc')
    .orderBy('import_batch.id')
    .limit(limit)
    .select('import_batch.id', 'import_batch.kind', 'import_batch.created_at')
    .select('import_batch.member_id', 'import_batch.conditions', 'member.user_name')
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
    .select('kind', 'member_id as memberId', 'conditions', 'undone_at as undoneAt');

const one = statement<{ id: string }, StoredBatch>((knex, { id }) => batchOf(knex, id));

// Locked, so that on PostgreSQL a page of an import comes entirely before or after the undo.
const oneLocked = statement<{ id: string }, StoredBatch>((knex, { id }) =>
  batchOf(knex, id).forUpdate(),
);

type Undone = { id: string; undoneAt: number | null };

const noteUndone = statement<Undone>((knex, { id, undoneAt }) =>
  knex('import_batch').where({ id }).update({ undone_at: undoneAt }),
);

const removedOf = statement<{ id: string }, { postId: number; videoId: string }>((knex, { id }) =>
  knex('imported_video')
    .join('post', 'post.id', 'imported_video.post_id')
    .join('import_batch', 'import_batch.id', 'imported_video.batch_id')
    .where('imported_video.batch_id', id)
    .whereRaw(REMOVED)
    .select('post.id as postId', 'imported_video.video_id as videoId'),
);

const postsOf = statement<{ id: string }, { postId: number; isConfirmed: number }>((knex, { id }) =>
  knex('imported_video')
    .join('post', 'post.id', 'imported_video.post_id')
    .where('imported_video.batch_id', id)
    .whereNull('post.deleted_at')
    .orderBy('post.id')
    .select('post.id as postId', 'post.is_confirmed as isConfirmed'),
);

type UncountedRow = { videoId: string; conditions: string | null };

const uncounted = statement<{ since: number; limit: number }, UncountedRow>(
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
      .select('imported_video.video_id as videoId', 'import_batch.conditions'),
);

/** The member who is the author of imported videos; null before the first import. */
export async function findImporterId(runner: Runner): Promise<number | null> {
  const [row] = await runner.run(findImporter, {});
  return row?.id ?? null;
}

/** Gives a new member the login of the importer. */
export async function makeImporter(tx: Runner, memberId: number): Promise<void> {
  await tx.run(insertImporter, { memberId });
}

/** Claims a video for a batch. @returns false if an earlier import has it */
export async function claimVideo(tx: Runner, videoId: string, batchId: string): Promise<boolean> {
  await tx.run(release, { videoId });
  return (await tx.run(claim, { videoId, batchId })).length > 0;
}

/** Records the post of a video. */
export async function notePost(tx: Runner, videoId: string, postId: number): Promise<void> {
  await tx.run(note, { videoId, postId });
}

/** The post of a video; null without one. */
export async function findPostOfVideo(runner: Runner, videoId: string): Promise<number | null> {
  const [row] = await runner.run(postOf, { videoId });
  return row?.postId ?? null;
}

/** Begins a batch, or continues it. */
export async function openBatch(tx: Runner, batch: NewBatch): Promise<void> {
  await tx.run(insertBatch, batch);
}

/** Deletes a batch without videos. */
export async function removeBatch(tx: Runner, id: string): Promise<void> {
  await tx.run(deleteBatch, { id });
}

/** Videos that were imported since a moment (ms) and are not counted, with the region of the import. */
export async function listUncountedImports(
  runner: Runner,
  since: number,
  limit: number,
): Promise<{ videoId: string; region: string | null }[]> {
  const rows = await runner.run(uncounted, { since, limit });
  return rows.map(({ videoId, conditions }) => {
    const { params } = JSON.parse(conditions ?? '{}') as Partial<BatchConditions>;
    return { videoId, region: params?.region ?? null };
  });
}

/** A batch; null if it does not exist. */
export async function findBatch(runner: Runner, id: string): Promise<StoredBatch | null> {
  const [row] = await runner.run(one, { id });
  return row ?? null;
}

/** A batch, locked until this transaction ends; null if it does not exist. */
export async function lockBatch(tx: Runner, id: string): Promise<StoredBatch | null> {
  const [row] = await tx.run(oneLocked, { id });
  return row ?? null;
}

/** Records when a batch was undone, ms; null if it is active. */
export async function markUndone(tx: Runner, id: string, undoneAt: number | null): Promise<void> {
  await tx.run(noteUndone, { id, undoneAt });
}

/** The posts that an undo of a batch removed, by the ids of their videos. */
export async function listRemovedOfBatch(tx: Runner, id: string): Promise<number[]> {
  const rows = await tx.run(removedOf, { id });
  return rows.sort((a, b) => (a.videoId < b.videoId ? -1 : 1)).map(({ postId }) => postId);
}

/** The last batches, newest first. */
export function listBatches(runner: Runner): Promise<BatchRow[]> {
  return runner.run(batches, { limit: BATCHES });
}

/** The existing posts of a batch. */
export function listPostsOfBatch(
  runner: Runner,
  id: string,
): Promise<{ postId: number; isConfirmed: number }[]> {
  return runner.run(postsOf, { id });
}
