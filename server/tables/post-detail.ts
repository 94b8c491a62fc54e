import { statement, type Runner } from '../database/statement';
import { commentsInThreads, type CommentRow } from './comment';
import { withNames, type PostRow } from './post';
import { rowsAsJson, rowsOfJson } from './rows-as-json';

/** A post and the first of its comments. */
export interface PostDetail {
  post: PostRow;
  comments: CommentRow[];
}

const columns = [
  ...(['id', 'postId', 'authorId', 'userName', 'profileImage', 'parentId', 'rootId'] as const),
  ...(['replyToId', 'replyToName', 'isReplyToGone', 'content', 'likeCount'] as const),
  ...(['createdAt', 'editedAt', 'deletedAt', 'isLiked', 'isHidden', 'isBlinded'] as const),
  ...(['isMasked', 'mentions'] as const),
] satisfies readonly (keyof CommentRow)[];

type Wanted = { postId: number; viewerId: number; limit: number };

const detail = statement.maybeOne<Wanted, PostRow & { comments: string }>((knex, wanted) =>
  withNames(knex('post'), wanted.viewerId)
    .where('post.id', wanted.postId)
    .whereNull('post.deleted_at')
    .select({ comments: rowsAsJson(knex, commentsInThreads(knex, wanted), columns) }),
);

/**
 * A post with the first `limit` of its comments in order of their threads, for `viewerId` (0:
 * nobody). Null if the post is missing or deleted.
 */
export async function findPostDetail(runner: Runner, wanted: Wanted): Promise<PostDetail | null> {
  const row = await detail(runner, wanted);
  return row ? { post: row, comments: rowsOfJson<CommentRow>(row.comments, columns) } : null;
}
