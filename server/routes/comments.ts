import { formatId } from '@contract/rules/site/ids';
import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { addComment, changeComment, deleteComment } from '../commands/write-comment';
import { authorise, requireMember, requireFound } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentComment } from '../presenters/comment';
import { writeCommentLike } from '../tables/comment-like';
import { readComments } from './comment-page';
import { readableComment, readablePostFacts } from './readable';

/** Comments under a post. */
export const commentRoutes = {
  async listComments({ params, query, services, viewer, now }) {
    const { id } = await readablePostFacts(services.db, params.postId, viewer);
    const page = await readComments(services.db, id, viewer, query, now);
    return { success: true, ...page };
  },

  async createComment({ params, body, services, viewer, now }) {
    const member = requireMember(viewer);
    const { content, mentions, parentCommentId: parentId } = body;
    const comment = { postId: params.postId, author: member, parentId, content, mentions };
    const { row, deliveries } = await addComment(services.db, comment, now);
    services.bus.publish(...deliveries);
    return { success: true, comment: presentComment(row, now) };
  },

  async updateComment({ params, body, services, viewer, now }) {
    const member = requireMember(viewer);
    const { id, authorId } = await readableComment(services.db, params.commentId, member);
    authorise(can(member, 'comment.update', { authorId }));
    const { content, mentions } = body;
    const change = { id, content, mentions, now };
    const { row, deliveries } = await changeComment(services.db, change, member.id);
    services.bus.publish(...deliveries);
    return { success: true, comment: presentComment(row, now) };
  },

  async deleteComment({ params, services, viewer, now }) {
    const member = requireMember(viewer);
    const comment = await readableComment(services.db, params.commentId, member);
    authorise(can(member, 'comment.delete', comment));
    await deleteComment(services.db, comment, member.id, now);
    // It may have been reported.
    services.updates.changed();
    return { success: true };
  },

  async likeComment({ params, body, services, viewer }) {
    const member = requireMember(viewer);
    const { id: commentId } = await readableComment(services.db, params.commentId, member);
    const { isLiked, likeCount } = await services.db.transaction(async (tx) =>
      requireFound(
        await writeCommentLike(tx, { commentId, memberId: member.id }, body.on),
        reasonTexts.commentNotFound,
      ),
    );
    return { success: true, commentId: formatId('comment', commentId), likeCount, isLiked };
  },
} satisfies SomeHandlers;
