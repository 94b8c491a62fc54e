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
  'id',
  'post_id',
  'author_id',
  'parent_id',
  'root_id',
  'reply_to_id',
  'reply_to_name',
  'reply_to_gone',
  'content',
  'like_count',
  'created_at',
  'edited_at',
  'deleted_at',
  'user_name',
  'profile_image',
  'is_liked',
  'is_hidden',
] as const satisfies readonly (keyof CommentRow)[];

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
