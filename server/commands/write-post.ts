import type { Parsed } from '@contract/endpoints/define';
import type { createPost, updatePost } from '@contract/endpoints/posts';
import { interventionEntry } from '@contract/rules/admin/audit';
import { rewardEntry } from '@contract/rules/companion/ledger';
import {
  changeOf,
  changedFields,
  guardSphere,
  newPostOf,
  reviewAfterChange,
} from '@contract/rules/posts/write-post';
import {
  postRewards,
  rewardsOfPost,
  UNREVIEWED_POSTS_A_DAY,
  type PostRewards,
} from '@contract/rules/companion/rewards';
import { noticePin } from '@contract/rules/posts/pins';
import { isAdmin } from '@contract/policies/actor';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import { blocksOf } from '../presenters/post';
import type { Runner } from '../database/statement';
import { noteIntervention } from '../tables/audit';
import { notifyFollowers } from '../tables/follow';
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
  type PostRow,
} from '../tables/post';
import { uniquePublishedAt } from '../tables/search';
import { findSphere } from '../tables/sphere';
import { grant } from './grant';
import { indexPost, unindexPost } from './index-post';
import { mustWait } from './judge-post';
import { pinPost } from './pin-post';
import { keptBlocks, noteImages } from './use-images';

async function guardSphereOf(tx: Runner, id: number | null, memberId: number): Promise<void> {
  if (id === null) return;
  const sphere = await findSphere(tx, { id, viewerId: memberId });
  guardSphere(sphere && { isClosed: sphere.isClosed, isJoined: sphere.role !== null });
}

/** A stored post, and the members to notify of a level. */
interface NewPost {
  row: PostRow;
  /** The reward that it gave, or will give when it is confirmed. */
  rewards: PostRewards;
  deliveries: Delivery[];
}

/** The reward that a post gave, or will give when it is confirmed. */
async function rewardsOf(tx: Runner, row: PostRow, now: number): Promise<PostRewards> {
  const isDue = row.publishedAt === null;
  const entry = rewardEntry('post_create', row.id, now);
  return rewardsOfPost(
    isDue,
    isDue ? null : await findEntry(tx, { ...entry, memberId: row.authorId }),
  );
}

/**
 * The post that already has the idempotency key: an answer was lost, or two requests came at once.
 */
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
 * Stores a new post, or returns the post with the same idempotency key. If it must wait for review,
 * its reward waits too. A notice does not wait, and is pinned first.
 * @throws ApiError FORBIDDEN_CONTENT, CONFLICT for a notice without room among the pinned posts,
 * NOT_FOUND, CONFLICT or FORBIDDEN for a sphere that does not exist, is closed or is
 * not joined, VALIDATION for a picture that does not exist
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
    await guardSphereOf(tx, body.sphereId, authorId);
    const judged = { authorId, postId: null, title: body.title, blocks };
    const waits = !body.isNotice && (await mustWait(tx, judged));
    const { publishedAt, isConfirmed, ...post } = newPostOf(body, authorId, waits, now);
    const id = await insertPost(tx, {
      ...post,
      blocks: JSON.stringify(blocks),
      publishedAt: publishedAt === null ? null : await uniquePublishedAt(tx, publishedAt),
      isConfirmed,
    });
    // A concurrent request with the same idempotency key was first.
    if (id === null)
      return requireFound(
        await sentBefore(tx, authorId, body.writingId, now),
        reasonTexts.postNotFound,
      );
    await noteImages(tx, id, blocks);
    await noteLinks(tx, id, blocks);
    if (body.isNotice) await pinPost(tx, { id, ...noticePin }, authorId, now);
    const row = await indexPost(tx, id, authorId);
    if (waits) return { row, rewards: postRewards, deliveries: [] };
    const reward = rewardEntry('post_create', id, now);
    const granted = await grant(tx, authorId, reward, now, UNREVIEWED_POSTS_A_DAY);
    const earned = granted && { ...reward, plantExperience: granted.plantExperience };
    const rewards = rewardsOfPost(false, earned);
    const followers = await notifyFollowers(tx, { authorId, postId: id, now });
    return { row, rewards, deliveries: [...(granted?.deliveries ?? []), ...followers] };
  });
}

/**
 * Changes a post. An author's change of the content goes back to review if the settings require
 * one; the post keeps its place in the feed. An identical request is not a change.
 * @throws ApiError NOT_FOUND, FORBIDDEN_CONTENT, VALIDATION for a picture that does not exist, STALE for a change that
 * began from an older revision, or NOT_FOUND, CONFLICT or FORBIDDEN for a sphere that does not exist,
 * is closed or that the author has not joined
 */
export function editPost(
  db: Database,
  id: number,
  { title, blocks, sphereId, categories, baseRevision }: Parsed<typeof updatePost>['body'],
  member: { id: number; adminLevel: number },
  now: number,
): Promise<PostRow> {
  const viewerId = member.id;
  return db.transaction(async (tx) => {
    const row = requireFound(await lockPost(tx, id, viewerId), reasonTexts.postNotFound);
    const kept = blocks && (await keptBlocks(tx, blocks, blocksOf(row), now));
    const before = {
      ...row,
      blocks: blocksOf(row),
      sphereId: row.sphereId,
      content: row.content,
    };
    const wanted = { title, blocks: kept, sphereId, categories, baseRevision };
    const { kind, ...after } = changeOf<string, string>(before, wanted);
    if (kind === 'none') return row;
    // A post stays in a sphere that its author has left, until it is moved.
    if (after.sphereId !== row.sphereId) await guardSphereOf(tx, after.sphereId, row.authorId);
    await unindexPost(tx, row);
    await changePost(tx, { id, ...after, blocks: JSON.stringify(after.blocks), now });
    const made = { actorId: viewerId, now, detail: changedFields(before, after) };
    await noteIntervention(
      tx,
      interventionEntry('post.update', { id, authorId: row.authorId }, made),
    );
    if (kept) {
      await noteImages(tx, id, kept);
      await noteLinks(tx, id, kept);
    }
    if (viewerId === row.authorId) {
      const isNotice = row.isNotice && isAdmin(member);
      const judged = { ...after, authorId: row.authorId, postId: id };
      const isReviewRequired = kind === 'content' && !isNotice && (await mustWait(tx, judged));
      const state = reviewAfterChange(row, { kind, isAuthor: true, isReviewRequired });
      const { isBlinded, publishedAt } = row;
      await reviewPost(tx, { id, ...state, isBlinded, publishedAt });
    }
    return indexPost(tx, id, viewerId);
  });
}

/** Deletes a post, for readers and for search, within a transaction. @throws ApiError NOT_FOUND */
export async function removePostIn(tx: Runner, id: number, now: number): Promise<void> {
  const row = requireFound(await lockPost(tx, id, 0), reasonTexts.postNotFound);
  await unindexPost(tx, row);
  await deletePost(tx, { id, now });
  await deleteNotificationsOfPost(tx, { postId: id });
}

/** Deletes a post. @throws ApiError NOT_FOUND */
export const removePost = (
  db: Database,
  post: { id: number; authorId: number },
  actorId: number,
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    await removePostIn(tx, post.id, now);
    await noteIntervention(tx, interventionEntry('post.delete', post, { actorId, now }));
  });
