import { COMMENTS_PAGE_SIZE } from '@contract/endpoints/comments';
import { formatId } from '@contract/rules/site/ids';
import { presentSuggested } from '@contract/presenters/comment';
import { nameRange } from '@contract/rules/members/name-start';
import { chooseSuggestions, readInitials } from '@contract/rules/text/initials';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { react } from '../commands/react';
import { addPost, editPost, removePost } from '../commands/write-post';
import { authorise, requireMember, requireFound } from '../guards';
import { Ready, type SomeHandlers } from '../http/call';
import { limitedCaller } from '../limits/client-address';
import { countPageView, visitorOf } from '../http/page-view';
import { blocksOf, presentPost } from '../presenters/post';
import { sharePost } from '../tables/post-share';
import { listNamesBegun } from '../tables/mention';
import { listWords } from '../tables/search-words';
import { DISLIKE, LIKE } from '../tables/reaction';
import { presentPage, readBest } from './comment-page';
import { readablePost, readablePostDetail, readablePostFacts } from './readable';

/** The feed and its posts. */
export const postRoutes = {
  async getFeed({ query, services, viewer, now, ctx }) {
    const { feedPages, limits } = services;
    if (query.following) requireMember(viewer);
    else if (query.q && !feedPages.isKept(query, now)) {
      await limits.count('search', limitedCaller(ctx.ip, viewer));
    }
    return new Ready(await feedPages.read(query, viewer?.id ?? 0, now));
  },

  async suggestSearches({ query, services }) {
    const initials = readInitials(query.q);
    const found = initials === null ? [] : await listWords(services.db, initials);
    return { success: true, data: { suggestions: chooseSuggestions(initials ?? '', found) } };
  },

  async suggestMembers({ query, services, viewer }) {
    const { id: viewerId } = requireMember(viewer);
    const range = nameRange(query.q);
    const rows = range === null ? [] : await listNamesBegun(services.db, { viewerId, ...range });
    return { success: true, members: rows.map(presentSuggested) };
  },

  async createPost({ body, services, viewer, now }) {
    const member = requireMember(viewer);
    authorise(can(member, 'post.create', body));
    const blocks = await services.previews.withOpenPictures(body.blocks, []);
    const sent = { ...body, blocks };
    const { row, rewards, deliveries } = await addPost(services.db, member.id, sent, now);
    services.bus.publish(...deliveries);
    services.updates.changed();
    const post = presentPost(row, now);
    return { success: true, postId: post.postId, post, rewards };
  },

  async getPostDetail({ params, services, viewer, now, ctx }) {
    const { post: row, comments: rows } = await readablePostDetail(
      services.db,
      params.postId,
      viewer,
      COMMENTS_PAGE_SIZE + 1,
    );
    const views = await countPageView(ctx, viewer, row.id, services);
    const post = presentPost({ ...row, viewCount: row.viewCount + views }, now);
    const { comments, pagination } = presentPage(rows, now);
    const first = { rows, isWhole: !pagination.hasMore };
    const best = await readBest(services.db, row.id, viewer, first, now);
    return { success: true, post, comments, bestComments: best, commentsPagination: pagination };
  },

  async updatePost({ params, body, services, viewer, now }) {
    const member = requireMember(viewer);
    const row = await readablePost(services.db, params.postId, member);
    authorise(can(member, 'post.update', row));
    const blocks =
      body.blocks && (await services.previews.withOpenPictures(body.blocks, blocksOf(row)));
    const changed = await editPost(services.db, row.id, { ...body, blocks }, member, now);
    services.updates.changed();
    return { success: true, post: presentPost(changed, now) };
  },

  async deletePost({ params, services, viewer, now }) {
    const member = requireMember(viewer);
    const row = await readablePost(services.db, params.postId, member);
    authorise(can(member, 'post.delete', row));
    const post = { id: row.id, authorId: row.authorId };
    await removePost(services.db, post, member.id, now);
    services.updates.changed();
    return { success: true };
  },

  async reactToPost({ params, body, services, viewer, now }) {
    const member = requireMember(viewer);
    const { postId } = params;
    const pressed = { postId, member, kind: body.type === 'like' ? LIKE : DISLIKE, on: body.on };
    const { likes, dislikes, kind, deliveries } = await react(services.db, pressed, now);
    services.bus.publish(...deliveries);
    return {
      success: true,
      postId: formatId('post', postId),
      likes,
      dislikes,
      isLiked: kind === LIKE,
      isDisliked: kind === DISLIKE,
    };
  },

  async sharePost({ params, services, viewer, now, ctx }) {
    const { id } = await readablePostFacts(services.db, params.postId, viewer);
    const visitor = await visitorOf(ctx, viewer, services);
    const shareCount = await services.db.transaction(async (tx) =>
      requireFound(await sharePost(tx, id, visitor, now), reasonTexts.postNotFound),
    );
    return { success: true, shareCount };
  },
} satisfies SomeHandlers;
