import { statement, variants } from '../database/statement';
import { withAuthor, type CommentRow } from './comment';
import { readableBy, type ListCursor } from './member-posts';

/** A comment, the texts of its post's headline, and whether the member may read the post. */
export type OwnCommentRow = CommentRow & {
  title: string | null;
  blocks: string;
  isReadable: boolean;
};

type Wanted = ListCursor & { memberId: number; seesAll: number };

/**
 * A member's comments, the latest first, after a cursor.
 * @param all also those under posts that the member may not read now
 * @param wanted.seesAll 1 for an admin, who may also read posts that wait for review
 */
export const listOwnComments = variants((all: boolean) =>
  statement.all<Wanted, OwnCommentRow>((knex, args) => {
    const { memberId, seesAll, at, id, limit } = args;
    const query = withAuthor(knex, memberId)
      .leftJoin('post', 'post.id', 'comment.post_id')
      .where('comment.author_id', memberId)
      .whereNull('comment.deleted_at')
      .whereRaw('(comment.created_at, comment.id) < (?, ?)', [at, id])
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(limit)
      .select('post.title', 'post.blocks')
      .select(
        knex.raw(
          `CASE WHEN post.is_confirmed = 1 OR post.author_id = ? OR ? = 1
           THEN 1 ELSE 0 END AS "isReadable"`,
          [memberId, seesAll],
        ),
      );
    return all ? query.whereNull('post.deleted_at') : readableBy(query, args);
  }),
);
