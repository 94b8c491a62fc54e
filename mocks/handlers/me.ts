import { can } from '@contract/policies';
import { presentBlocked } from '@contract/presenters/member';
import { listActivity } from '../db/activity';
import { comments } from '../db/comments';
import { hiddenPosts, savedPosts } from '../db/marks';
import { posts } from '../db/posts';
import { reactions } from '../db/reactions';
import { memberOf } from '../http/viewer';
import { blockedBy, presentActivity, presentMyComment } from '../presenters/own';
import { latestFirst, postPage, readableOnes, wantedOnes } from './lists';
import type { Actor } from '@contract/policies/actor';
import type { SomeHandlers } from './types';

function isReadable(postId: number, actor: Actor): boolean {
  const post = posts.find(postId);
  return post !== null && can(actor, 'post.read', post);
}

export const me = {
  listMyComments({ query }, { viewer, actor, now }) {
    const own = comments
      .listBy(memberOf(viewer).id)
      .filter(({ postId }) => isReadable(postId, actor));
    const { rows, pagination } = latestFirst(own, query, ({ createdAt, id }) => [createdAt, id]);
    const shown = rows.map((row) => presentMyComment(row, actor, now));
    return { success: true, comments: shown, pagination };
  },

  listMyLikes({ query }, { viewer, actor, now }) {
    const likes = reactions.listBy(memberOf(viewer).id).filter(({ type }) => type === 'like');
    return postPage(wantedOnes(readableOnes(likes, actor), actor), query, actor, now);
  },

  listMySaved({ query }, { viewer, actor, now }) {
    const saved = savedPosts.listOf(memberOf(viewer).id);
    return postPage(wantedOnes(readableOnes(saved, actor), actor), query, actor, now);
  },

  listMyHidden({ query }, { viewer, actor, now }) {
    const hidden = hiddenPosts.listOf(memberOf(viewer).id);
    return postPage(readableOnes(hidden, actor), query, actor, now);
  },

  listMyBlocks: (_, { viewer }) => ({
    success: true,
    users: blockedBy(memberOf(viewer).id).map(presentBlocked),
  }),

  listMyActivity({ query }, { viewer, actor, now }) {
    const did = listActivity(memberOf(viewer).id);
    const { rows, pagination } = latestFirst(did, query, ({ createdAt, id }) => [createdAt, id]);
    return {
      success: true,
      entries: rows.map((row) => presentActivity(row, actor, now)),
      pagination,
    };
  },
} satisfies SomeHandlers;
