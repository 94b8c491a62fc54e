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
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { found } from '../http/call';
import type { Told } from '../notifications/bus';
import { blocksOf } from '../presenters/post';
import type { Runner } from '../statement';
import { deleteNotificationsOfPost } from '../tables/notification';
import { noteLinks } from '../tables/post-link';
import {
  changePost,
  deletePost,
  insertPost,
  lockPost,
  reviewPost,
  type PostRow,
} from '../tables/post';
import { freeMoment } from '../tables/search';
import { readSettings } from '../tables/setting';
import { findSphere } from '../tables/sphere';
import { grant } from './grant';
import { indexPost, unindexPost } from './index-post';
import { keptBlocks, noteImages } from './use-images';

async function guardSphere(tx: Runner, sphereId: number | null, memberId: number): Promise<void> {
  if (sphereId === null) return;
  const sphere = found(await findSphere(tx, sphereId, memberId), reasonTexts.sphereNotFound);
  if (sphere.role === null) throw new ApiError('FORBIDDEN', reasonTexts.sphereNotJoined);
}

/** A post that was kept, and who is told of a level that it brought. */
interface NewPost {
  row: PostRow;
  /** What it earned, or will when it is confirmed. */
  rewards: PostRewards;
  told: Told[];
}

/**
 * Keeps a new post; where the settings ask for review it waits for it, and so does its reward.
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
      publishedAt: waits ? null : await freeMoment(tx, now),
      isConfirmed: waits ? 0 : 1,
    });
    await noteImages(tx, id, blocks);
    await noteLinks(tx, id, blocks);
    const row = await indexPost(tx, id, authorId);
    if (waits) return { row, rewards: postRewards, told: [] };
    const reward = rewardEntry('post_create', id, now);
    const granted = await grant(tx, authorId, reward, now, UNREVIEWED_POSTS_A_DAY);
    if (!granted) return { row, rewards: noPostRewards, told: [] };
    const { plantExperience, told } = granted;
    return { row, rewards: { points: reward.waterDrops, plantExperience }, told };
  });
}

/**
 * Changes what a post says. An author's change goes back to review where the settings ask for one;
 * its place in the feed waits for it.
 * @throws ApiError NOT_FOUND, or VALIDATION for a picture that is not there
 */
export function editPost(
  db: Database,
  id: number,
  { title, blocks, categories }: Parsed<typeof updatePost>['body'],
  viewerId: number,
  now: number,
): Promise<PostRow> {
  return db.transaction(async (tx) => {
    const row = found(await lockPost(tx, id, viewerId), reasonTexts.postNotFound);
    const kept = blocks && (await keptBlocks(tx, blocks, blocksOf(row), now));
    await unindexPost(tx, row);
    await changePost(tx, {
      id,
      title: title === undefined ? row.title : title || null,
      blocks: kept ? JSON.stringify(kept) : row.blocks,
      timing: categories ? categories.timing : row.timing,
      content: categories ? categories.content : row.content_category,
    });
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
    const row = found(await lockPost(tx, id, 0), reasonTexts.postNotFound);
    await unindexPost(tx, row);
    await deletePost(tx, id, now);
    await deleteNotificationsOfPost(tx, id);
  });
}
