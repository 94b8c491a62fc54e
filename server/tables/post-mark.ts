import { statement, variants } from '../database/statement';

/** The tables of posts that members saved, hid or muted. */
export type PostMark = 'saved_post' | 'hidden_post' | 'muted_post';

type Marked = { memberId: number; postId: number };

/** Marks a post for a member; an existing mark keeps its time (ms). */
export const markPost = variants((mark: PostMark) =>
  statement.run<Marked & { now: number }>((knex, { memberId, postId, now }) =>
    knex(mark)
      .insert({ member_id: memberId, post_id: postId, created_at: now })
      .onConflict(['member_id', 'post_id'])
      .ignore(),
  ),
);

/** Removes a member's mark of a post. */
export const unmarkPost = variants((mark: PostMark) =>
  statement.run<Marked>((knex, { memberId, postId }) =>
    knex(mark).where({ member_id: memberId, post_id: postId }).delete(),
  ),
);
