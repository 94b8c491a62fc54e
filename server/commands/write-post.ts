import type { Parsed } from '@contract/endpoints/define';
import type { createPost, updatePost } from '@contract/endpoints/posts';
import { ApiError } from '@contract/errors';
import { rewardEntry } from '@contract/rules/ledger';
import {
  noPostRewards,
  postRewards,
  UNREVIEWED_POSTS_A_DAY,
  type PostRewards,
} from '@contract/rules/rewards';
import { errorTexts, reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import { blocksOf } from '../presenters/post';
import type { Runner } from '../database/statement';
import { findEntry } from '../tables/ledger';
import { deleteNotificationsOfPost } from '../tables/notification';
import { noteLinks } from '../tables/post-link';
import {
  changePost,
  deletePost,
  findByIdempotencyKey,
  insertPost,
  lockPost,
  reviewPost,
  type PostChange,
  type PostRow,
} from '../tables/post';
import { uniquePublishedAt } from '../tables/search';
import { readSettings } from '../tables/setting';
import { findSphere } from '../tables/sphere';
import { grant } from './grant';
import { indexPost, unindexPost } from './index-post';
import { keptBlocks, noteImages } from './use-images';

async function guardSphere(tx: Runner, sphereId: number | null, memberId: number): Promise<void> {
  if (sphereId === null) return;
  const sphere = requireFound(await findSphere(tx, sphereId, memberId), reasonTexts.sphereNotFound);
  if (sphere.role === null) throw new ApiError('FORBIDDEN', reasonTexts.sphereNotJoined);
}

/** A post that was kept, and who is told of a level that it brought. */
interface NewPost {
  row: PostRow;
  /** What it earned, or will when it is confirmed. */
  rewards: PostRewards;
  deliveries: Delivery[];
}

/** What a post earned, or will when it is confirmed. */
async function rewardsOf(tx: Runner, row: PostRow, now: number): Promise<PostRewards> {
  if (row.published_at === null) return postRewards;
  const entry = await findEntry(tx, row.author_id, rewardEntry('post_create', row.id, now));
  if (!entry) return noPostRewards;
  return { points: entry.waterDrops, plantExperience: entry.plantExperience };
}

/** The post that a writing became before: an answer was lost, or two came at once. */
async function sentBefore(
  tx: Runner,
  authorId: number,
  idempotencyKey: string | undefined,
  now: number,
): Promise<NewPost | null> {
  const row =
    idempotencyKey === undefined ? null : await findByIdempotencyKey(tx, authorId, idempotencyKey);
  return row && { row, rewards: await rewardsOf(tx, row, now), deliveries: [] };
}

/**
 * Keeps a new post, or gives the one that the same writing became; where the settings ask for review it waits for it, and so does its reward.
 * @throws ApiError NOT_FOUND or FORBIDDEN for a sphere that is not there or not joined, VALIDATION
 *   for a picture that is not there
 */
export function addPost(
  db: Database,
  authorId: number,
  body: Parsed<typeof createPost>['body'],
  now: number,
): Promise<NewPost> {
  return db.transaction(async (tx) => {
    const before = await sentBefore(tx, authorId, body.writingId, now);
    if (before) return before;
    const blocks = await keptBlocks(tx, body.blocks, [], now);
    await guardSphere(tx, body.sphereId, authorId);
    const { review_required: waits } = await readSettings(tx);
    const id = await insertPost(tx, {
      authorId,
      sphereId: body.sphereId,
      title: body.title || null,
      blocks: JSON.stringify(blocks),
      timing: body.categories?.timing ?? null,
      content: body.categories?.content ?? null,
      apiSource: body.categories ? 'manual' : null,
      createdAt: now,
      publishedAt: waits ? null : await uniquePublishedAt(tx, now),
      isConfirmed: waits ? 0 : 1,
      idempotencyKey: body.writingId ?? null,
    });
    // The same writing came at once, and was first.
    if (id === null)
      return requireFound(
        await sentBefore(tx, authorId, body.writingId, now),
        reasonTexts.postNotFound,
      );
    await noteImages(tx, id, blocks);
    await noteLinks(tx, id, blocks);
    const row = await indexPost(tx, id, authorId);
    if (waits) return { row, rewards: postRewards, deliveries: [] };
    const reward = rewardEntry('post_create', id, now);
    const granted = await grant(tx, authorId, reward, now, UNREVIEWED_POSTS_A_DAY);
    if (!granted) return { row, rewards: noPostRewards, deliveries: [] };
    const { plantExperience, deliveries } = granted;
    return { row, rewards: { points: reward.waterDrops, plantExperience }, deliveries };
  });
}

/** What a post says, as its row holds it. */
type Words = Omit<PostChange, 'id' | 'revision'>;

/**
 * Changes what a post says. An author's change goes back to review where the settings ask for one;
 * its place in the feed waits for it. What the post says already is no change.
 * @throws ApiError NOT_FOUND, VALIDATION for a picture that is not there, or STALE for a change
 *   that began from an older revision
 */
export function editPost(
  db: Database,
  id: number,
  { title, blocks, categories, baseRevision }: Parsed<typeof updatePost>['body'],
  viewerId: number,
  now: number,
): Promise<PostRow> {
  return db.transaction(async (tx) => {
    const row = requireFound(await lockPost(tx, id, viewerId), reasonTexts.postNotFound);
    const kept = blocks && (await keptBlocks(tx, blocks, blocksOf(row), now));
    const before: Words = {
      title: row.title,
      blocks: row.blocks,
      timing: row.timing,
      content: row.content_category,
    };
    const after: Words = {
      title: title === undefined ? before.title : title || null,
      blocks: kept ? JSON.stringify(kept) : before.blocks,
      timing: categories ? categories.timing : before.timing,
      content: categories ? categories.content : before.content,
    };
    const isChange = JSON.stringify(after) !== JSON.stringify(before);
    const { revision } = row;
    if (isChange && baseRevision !== undefined && baseRevision < revision) {
      throw new ApiError('STALE', errorTexts.STALE);
    }
    await unindexPost(tx, row);
    if (isChange) await changePost(tx, { id, ...after, revision: revision + 1 }, now);
    if (kept) {
      await noteImages(tx, id, kept);
      await noteLinks(tx, id, kept);
    }
    if (viewerId === row.author_id) {
      const { review_required: waits } = await readSettings(tx);
      const isConfirmed = waits ? 0 : row.is_confirmed;
      const { published_at: publishedAt } = row;
      await reviewPost(tx, { id, isConfirmed, publishedAt, revertReason: null });
    }
    return indexPost(tx, id, viewerId);
  });
}

/** Takes a post away, for readers and for search. @throws ApiError NOT_FOUND */
export function removePost(db: Database, id: number, now: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = requireFound(await lockPost(tx, id, 0), reasonTexts.postNotFound);
    await unindexPost(tx, row);
    await deletePost(tx, id, now);
    await deleteNotificationsOfPost(tx, id);
  });
}
