import { toolTexts } from '@contract/testerTexts';
import type { BatchConditions } from '@contract/testers/conditions';
import { savedPost, type BatchKind, type SavedVideo } from '@contract/rules/posts/saved-video';
import { audit } from './audit';
import { companions } from './companions';
import { members } from './members';
import { notifications } from './notifications';
import { posts, type PostRow } from './posts';
import { removePost } from './removal';
import { table } from './table';

const batches = table('importBatch');
const videos = table('importedVideo');

const IMPORTER_EMAIL = 'importer@mulbit.invalid';
/** How many batches the list shows. */
const BATCHES = 50;

/** The member who is the author of imported videos, created with the first of them. */
function importerId(now: number): number {
  const known = members.findByEmail(IMPORTER_EMAIL);
  if (known) return known.id;
  const { id } = members.create({
    userName: toolTexts.importer,
    email: IMPORTER_EMAIL,
    password: null,
    now,
  });
  companions.create(id);
  return id;
}

function keepVideo(video: SavedVideo, batchId: string, now: number) {
  const { videoId } = video;
  const known = videos.find({ videoId });
  if (known && posts.find(known.postId)) return { videoId, postId: known.postId, isNew: false };
  if (known) {
    videos.remove({ videoId });
    removePost(known.postId);
  }
  const post = posts.create({
    ...savedPost(video),
    authorId: importerId(now),
    sphereId: null,
    timing: null,
    content: null,
    apiSource: 'youtube_api',
    isConfirmed: false,
    isNotice: false,
    createdAt: now,
    publishedAt: null,
    revertReason: null,
    idempotencyKey: null,
  });
  videos.insert({ videoId, postId: post.id, batchId });
  return { videoId, postId: post.id, isNew: true };
}

interface KeepRequest {
  kind: BatchKind;
  videos: readonly SavedVideo[];
  batchId: string | null;
  actorId: number | null;
  conditions: BatchConditions | null;
  now: number;
}

const postsOf = (batchId: string) =>
  videos.list({ batchId }).flatMap(({ postId }) => posts.find(postId) ?? []);

/** Whether a post waits for its first review: only then an undo may remove it. */
const isWaiting = ({ isConfirmed, isRejected, publishedAt }: PostRow) =>
  !isConfirmed && !isRejected && publishedAt === null;

const removedOf = (batchId: string) =>
  videos.list({ batchId }).flatMap(({ postId }) => posts.findRemoved(postId) ?? []);

export const imports = {
  find: (id: string) => batches.find({ id }),
  /** The batch that imported a post; null if a member wrote it. */
  ofPost(postId: number) {
    const video = videos.find({ postId });
    return video && batches.find({ id: video.batchId });
  },
  /** The last batches, newest first. */
  list: () =>
    batches
      .list()
      .toReversed()
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, BATCHES)
      .map((batch) => {
        const own = postsOf(batch.id);
        const confirmed = own.filter(({ isConfirmed }) => isConfirmed).length;
        const rejected = own.filter(({ isRejected }) => isRejected).length;
        const waiting = own.filter(isWaiting);
        const pending = waiting.length;
        return {
          ...{ ...batch, confirmed, pending, rejected },
          reverted: own.length - confirmed - pending - rejected,
          comments: waiting.reduce((sum, { commentCount }) => sum + commentCount, 0),
          removed: removedOf(batch.id).length,
        };
      }),
  /** Saves videos as pending posts, each once. */
  keep({ kind, videos: given, batchId, actorId, conditions, now }: KeepRequest) {
    const id = batchId ?? crypto.randomUUID();
    const ordered = [...given].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
    const kept = ordered.map((video) => keepVideo(video, id, now));
    const count = kept.filter(({ isNew }) => isNew).length;
    const isEmpty = count === 0 && batchId === null;
    if (!isEmpty && !batches.find({ id })) {
      const stored = conditions && JSON.stringify(conditions);
      const begun = { id, kind, memberId: actorId, conditions: stored, createdAt: now };
      batches.insert({ ...begun, undoneAt: null });
    }
    audit.write({
      actorId,
      action: kind === 'import' ? 'video.import' : 'video.save',
      subject: 'videos',
      detail: JSON.stringify(conditions?.params ?? {}),
      after: JSON.stringify({ saved: count, known: kept.length - count }),
      bulkId: isEmpty ? null : id,
      now,
    });
    return { kept, batchId: isEmpty ? null : id };
  },
  /** Undoes a batch, except posts that had their first review. */
  undo(batchId: string, actorId: number, now: number) {
    const own = postsOf(batchId);
    const waiting = own.filter(isWaiting);
    for (const { id } of waiting) {
      notifications.removeOfPost(id);
      posts.update(id, { removedAt: now });
    }
    batches.update({ id: batchId }, { undoneAt: now });
    const outcome = { removed: waiting.length, kept: own.length - waiting.length };
    audit.write({
      actorId,
      action: 'video.undo',
      subject: 'videos',
      detail: '',
      after: JSON.stringify(outcome),
      bulkId: batchId,
      now,
    });
    return outcome;
  },
  /** Restores the posts that an undo of the batch removed, unchanged. */
  redo(batchId: string, actorId: number, now: number) {
    const removed = removedOf(batchId);
    for (const { id } of removed) posts.update(id, { removedAt: null });
    batches.update({ id: batchId }, { undoneAt: null });
    const outcome = { restored: removed.length };
    const entry = { actorId, action: 'video.redo', subject: 'videos', detail: '' } as const;
    audit.write({ ...entry, after: JSON.stringify(outcome), bulkId: batchId, now });
    return outcome;
  },
};
