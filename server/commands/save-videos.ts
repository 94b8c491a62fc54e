import { randomUUID } from 'node:crypto';
import { guardContinuation, type Continuation } from '@contract/testers/continuation';
import {
  IMPORT_SOURCE,
  savedPost,
  type BatchKind,
  type SavedVideo,
} from '@contract/rules/posts/saved-video';
import type { BatchConditions } from '@contract/testers/conditions';
import { testerTexts, toolTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { requireFound } from '../guards';
import { insertAudit } from '../tables/audit';
import { insertCompanion } from '../tables/companion';
import {
  claimVideo,
  findBatch,
  findImporterId,
  findPostOfVideo,
  listPostsOfBatch,
  listRemovedOfBatch,
  lockBatch,
  makeImporter,
  markUndone,
  notePost,
  openBatch,
  removeBatch,
} from '../tables/imported-video';
import { insertMember } from '../tables/member-name';
import { deletePost, insertPost, lockPost, lockRow } from '../tables/post';
import { noteLinks } from '../tables/post-link';
import { indexPost } from './index-post';
import { removePostIn } from './write-post';

/** The result for a video: its post, and whether the post is new. */
export interface KeptVideo {
  videoId: string;
  postId: number | null;
  isNew: boolean;
}

/** A request to keep videos. */
export interface KeepRequest {
  kind: BatchKind;
  videos: readonly SavedVideo[];
  /** An existing batch to continue; null for a new one. */
  batchId: string | null;
  /** Null for a script. */
  actorId: number | null;
  /** The search conditions; null if unknown. */
  conditions: BatchConditions | null;
  now: number;
}

/** The member who is the author of imported videos, created with the first of them. */
async function importerOf(tx: Runner, now: number): Promise<number> {
  const known = await findImporterId(tx);
  if (known !== null) return known;
  const id = await insertMember(tx, toolTexts.importer, now);
  // Another process was first; its row appears once its transaction has ended.
  if (id === null) {
    const other = await findImporterId(tx);
    if (other === null) throw new Error('The name of the importer belongs to somebody else');
    return other;
  }
  await makeImporter(tx, { memberId: id });
  await insertCompanion(tx, { memberId: id });
  return id;
}

async function keepVideo(
  tx: Runner,
  video: SavedVideo,
  authorId: number,
  batchId: string,
  now: number,
): Promise<KeptVideo> {
  const { videoId } = video;
  if (!(await claimVideo(tx, videoId, batchId))) {
    return { videoId, postId: await findPostOfVideo(tx, { videoId }), isNew: false };
  }
  const { title, blocks } = savedPost(video);
  const postId = await insertPost(tx, {
    authorId,
    sphereId: null,
    title,
    blocks: JSON.stringify(blocks),
    timing: null,
    content: null,
    apiSource: IMPORT_SOURCE,
    createdAt: now,
    publishedAt: null,
    isConfirmed: false,
    isNotice: false,
    idempotencyKey: null,
  });
  if (postId === null) throw new Error('A post without an idempotency key was refused');
  await notePost(tx, { videoId, postId });
  await noteLinks(tx, postId, blocks);
  await indexPost(tx, postId, authorId);
  return { videoId, postId, isNew: true };
}

/**
 * Refuses a batch that cannot be continued. An import checks this before it spends anything.
 * @throws ApiError NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function guardBatch(
  runner: Runner,
  request: Continuation & Pick<KeepRequest, 'batchId'>,
): Promise<void> {
  if (request.batchId === null) return;
  guardContinuation(await findBatch(runner, { id: request.batchId }), request);
}

/**
 * Stores videos as posts that wait for review, each once, in one transaction with its entry in the
 * audit.
 * @returns the results, and the batch; null if nothing was new
 */
export function keepVideos(
  db: Database,
  request: KeepRequest,
): Promise<{ kept: KeptVideo[]; batchId: string | null }> {
  const { kind, videos, actorId, conditions, now } = request;
  return db.transaction(async (tx) => {
    if (request.batchId !== null)
      guardContinuation(await lockBatch(tx, { id: request.batchId }), request);
    const batchId = request.batchId ?? randomUUID();
    const stored = conditions && JSON.stringify(conditions);
    await openBatch(tx, { id: batchId, kind, memberId: actorId, conditions: stored, now });
    const authorId = await importerOf(tx, now);
    const kept: KeptVideo[] = [];
    // Always in the same order: two imports of the same videos then wait and do not deadlock.
    const ordered = [...videos].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
    for (const video of ordered) kept.push(await keepVideo(tx, video, authorId, batchId, now));
    const count = kept.filter(({ isNew }) => isNew).length;
    const isEmpty = count === 0 && request.batchId === null;
    // Videos name their batch, so it exists before them; a batch without videos cannot be undone.
    if (isEmpty) await removeBatch(tx, { id: batchId });
    await insertAudit(tx, {
      actorId,
      action: kind === 'import' ? 'video.import' : 'video.save',
      subject: 'videos',
      detail: JSON.stringify(conditions?.params ?? {}),
      after: JSON.stringify({ saved: count, known: kept.length - count }),
      bulkId: isEmpty ? null : batchId,
      now,
    });
    return { kept, batchId: isEmpty ? null : batchId };
  });
}

/**
 * Undoes a batch: removes the posts that still wait for review, in one transaction with the entry
 * in the audit.
 * @throws ApiError NOT_FOUND
 */
export function undoBatch(
  db: Database,
  batchId: string,
  actorId: number,
  now: number,
): Promise<{ removed: number; kept: number }> {
  return db.transaction(async (tx) => {
    const batch = requireFound(await lockBatch(tx, { id: batchId }), testerTexts.batchNotFound);
    // All removed posts get the same time, even if somebody removes more of the batch later.
    const undoneAt = batch.undoneAt ?? now;
    await markUndone(tx, { id: batchId, undoneAt });
    let [removed, kept] = [0, 0];
    for (const { postId } of await listPostsOfBatch(tx, { id: batchId })) {
      // Another admin may have confirmed it; the locked row has the current state.
      const row = await lockPost(tx, postId, 0);
      const isWaiting = row && !row.isConfirmed && !row.isRejected;
      if (isWaiting && row.publishedAt === null) {
        await removePostIn(tx, postId, undoneAt);
        removed += 1;
      } else if (row) kept += 1;
    }
    const after = JSON.stringify({ removed, kept });
    const entry = { actorId, action: 'video.undo', subject: 'videos', detail: '' } as const;
    await insertAudit(tx, { ...entry, after, bulkId: batchId, now });
    return { removed, kept };
  });
}

/**
 * Restores the posts of an undone batch to the queue, as they were. A post whose video was imported
 * again stays removed.
 * @returns the number of restored posts
 * @throws ApiError NOT_FOUND
 */
export function redoBatch(
  db: Database,
  batchId: string,
  actorId: number,
  now: number,
): Promise<{ restored: number }> {
  return db.transaction(async (tx) => {
    requireFound(await lockBatch(tx, { id: batchId }), testerTexts.batchNotFound);
    for (const id of await listRemovedOfBatch(tx, batchId)) await lockRow(tx, { id });
    // Read again: an import may have held one of the locks and taken the video.
    const ids = await listRemovedOfBatch(tx, batchId);
    await markUndone(tx, { id: batchId, undoneAt: null });
    for (const id of ids) {
      await deletePost(tx, { id, now: null });
      await indexPost(tx, id, 0);
    }
    const outcome = { restored: ids.length };
    const entry = { actorId, action: 'video.redo', subject: 'videos', detail: '' } as const;
    await insertAudit(tx, { ...entry, after: JSON.stringify(outcome), bulkId: batchId, now });
    return outcome;
  });
}
