import { ApiError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import { can, type Action } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { presentSuggested } from '@contract/presenters/comment';
import { MEMBER_SUGGESTIONS, nameRange } from '@contract/rules/members/name-start';
import { foldName } from '@contract/rules/text/fold-name';
import { chooseSuggestions, readInitials } from '@contract/rules/text/initials';
import { interventionEntry } from '@contract/rules/admin/audit';
import { rewardEntry } from '@contract/rules/companion/ledger';
import {
  changeOf,
  changedFields,
  guardSphere,
  newPostOf,
  reviewAfterChange,
} from '@contract/rules/posts/write-post';
import { isAdmin } from '@contract/policies/actor';
import { noticePin } from '@contract/rules/posts/pins';
import { postRewards } from '@contract/rules/companion/rewards';
import { errorTexts } from '@contract/texts';
import { audit } from '../db/audit';
import { readFeed, wordsBegunWith } from '../db/feed';
import { grant } from '../db/ledger';
import { blocks } from '../db/marks';
import { members } from '../db/members';
import { notifications } from '../db/notifications';
import { guardRoom, pinPost } from '../db/pins';
import { posts as stored } from '../db/posts';
import { payUnreviewed, rewardsOf } from '../db/publishing';
import { reactions } from '../db/reactions';
import { removePost } from '../db/removal';
import { spheres } from '../db/spheres';
import { mustWait } from '../db/judge-post';
import { listThreads, readThreads } from '../db/threads';
import { guardImages, keptBlocks } from '../db/uploads';
import { callerOf, count } from '../http/limits';
import { memberOf } from '../http/viewer';
import { presentBest, presentComment } from '../presenters/comment';
import { presentPost } from '../presenters/post';
import { readablePost } from './readable';
import type { SomeHandlers } from './types';

function changeable(id: number, actor: Actor, action: Action & `post.${'update' | 'delete'}`) {
  const post = readablePost(id, actor);
  if (!can(actor, action, post)) throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
  return post;
}

function guardSphereOf(id: number | null, authorId: number): void {
  if (id === null) return;
  const sphere = spheres.find(id);
  const isJoined = spheres.membership(id, authorId) !== null;
  guardSphere(sphere && { isClosed: sphere.isClosed, isJoined });
}

export const posts = {
  getFeed({ query }, { viewer, actor, now }) {
    if (query.following) memberOf(viewer);
    else if (query.q) count('search', callerOf(viewer), now);
    const { rows, pagination } = readFeed(query, actor?.id, now);
    const shown = rows.map((row) => presentPost(row, actor, now));
    return { success: true, data: { posts: shown, pagination } };
  },

  suggestSearches({ query: { q } }) {
    const initials = readInitials(q);
    const found = initials === null ? [] : wordsBegunWith(initials);
    return { success: true, data: { suggestions: chooseSuggestions(initials ?? '', found) } };
  },

  suggestMembers({ query: { q } }, { viewer }) {
    const { id: viewerId } = memberOf(viewer);
    const range = nameRange(q);
    const begun = members
      .living()
      .map((member) => ({ ...member, key: foldName(member.userName) }))
      .filter(({ key }) => range && key >= range.from && key < range.to)
      .filter(({ id }) => id !== viewerId && !blocks.has(viewerId, id))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    return { success: true, members: begun.slice(0, MEMBER_SUGGESTIONS).map(presentSuggested) };
  },

  createPost({ body }, { viewer, actor, now }) {
    const { id: authorId } = memberOf(viewer);
    const before = body.writingId ? stored.findByIdempotencyKey(authorId, body.writingId) : null;
    if (before) {
      const post = presentPost(before, actor, now);
      return { success: true, postId: post.postId, post, rewards: rewardsOf(before, now) };
    }
    if (!can(actor, 'post.create', body)) throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
    guardImages(body.blocks);
    guardSphereOf(body.sphereId, authorId);
    if (body.isNotice) guardRoom(now);
    const blocks = keptBlocks(body.blocks, []);
    const judged = { authorId, postId: null, title: body.title, blocks };
    const waits = !body.isNotice && mustWait(judged);
    const fields = newPostOf(body, authorId, waits, now);
    const post = stored.create({ ...fields, blocks, revertReason: null });
    if (body.isNotice) pinPost(post, noticePin, authorId, now);
    const rewards = waits ? postRewards : payUnreviewed(post, now);
    if (!waits) notifications.notifyFollowers(post, now);
    const shown = presentPost(readablePost(post.id, actor), actor, now);
    return { success: true, postId: shown.postId, post: shown, rewards };
  },

  getPostDetail({ params: { postId } }, { visit, actor, now }) {
    readablePost(postId, actor);
    const visitor = visit();
    if (visitor !== null) stored.view(postId, visitor);
    const { rows, pagination } = readThreads(postId);
    return {
      success: true,
      post: presentPost(readablePost(postId, actor), actor, now),
      comments: rows.map((row) => presentComment(row, actor, now)),
      bestComments: presentBest(listThreads(postId), actor, now),
      commentsPagination: pagination,
    };
  },

  updatePost({ params: { postId }, body }, { viewer, actor, now }) {
    const post = changeable(postId, actor, 'post.update');
    guardImages(body.blocks ?? []);
    const blocks = body.blocks && keptBlocks(body.blocks, post.blocks);
    const { kind, ...words } = changeOf(post, { ...body, blocks });
    if (words.sphereId !== post.sphereId) guardSphereOf(words.sphereId, post.authorId);
    const { id: actorId } = memberOf(viewer);
    const isAuthor = actorId === post.authorId;
    const isNotice = post.isNotice && isAdmin(actor);
    const judged = { ...words, authorId: actorId, postId };
    const isReviewRequired = isAuthor && kind === 'content' && !isNotice && mustWait(judged);
    const review = reviewAfterChange(post, { kind, isAuthor, isReviewRequired });
    const changed = kind === 'none' ? {} : { changedAt: now };
    stored.update(postId, { ...words, ...review, ...changed });
    if (kind !== 'none') {
      const made = { actorId, now, detail: changedFields(post, words) };
      audit.noteIntervention(interventionEntry('post.update', post, made));
    }
    return { success: true, post: presentPost(readablePost(postId, actor), actor, now) };
  },

  deletePost({ params: { postId } }, { viewer, actor, now }) {
    const post = changeable(postId, actor, 'post.delete');
    removePost(postId);
    const made = { actorId: memberOf(viewer).id, now };
    audit.noteIntervention(interventionEntry('post.delete', post, made));
    return { success: true };
  },

  reactToPost({ params: { postId }, body }, { viewer, actor, now }) {
    const post = readablePost(postId, actor);
    const { id } = memberOf(viewer);
    const wasLiked = reactions.find(postId, id) === 'like';
    const { isChange, ...next } = reactions.press(post, id, body, now);
    if (isChange && next.isLiked && id !== post.authorId && post.isConfirmed) {
      grant(id, rewardEntry('like_give', postId, now), now);
    }
    if (isChange && next.isLiked) notifications.notifyOfLike(post, id, now);
    else if (isChange && wasLiked) notifications.takeLikeBack(post, id);
    return {
      success: true,
      postId: formatId('post', postId),
      likes: next.likeCount,
      dislikes: next.dislikeCount,
      isLiked: next.isLiked,
      isDisliked: next.isDisliked,
    };
  },

  sharePost({ params: { postId } }, { visit, actor }) {
    readablePost(postId, actor);
    const sharing = visit();
    if (sharing !== null) stored.share(postId, sharing);
    return { success: true, shareCount: readablePost(postId, actor).shareCount };
  },
} satisfies SomeHandlers;
