import { statement, variants, type Runner } from '../database/statement';

/** The tables of posts that members saved or hid. */
export type PostMark = 'saved_post' | 'hidden_post';

type Marked = { memberId: number; postId: number };

const add = variants(({ mark }: { mark: PostMark }) =>
  statement<Marked & { now: number }>((knex, { memberId, postId, now }) =>
    knex(mark)
      .insert({ member_id: memberId, post_id: postId, created_at: now })
      .onConflict(['member_id', 'post_id'])
      .ignore(),
  ),
);

const remove = variants(({ mark }: { mark: PostMark }) =>
  statement<Marked>((knex, { memberId, postId }) =>
    knex(mark).where({ member_id: memberId, post_id: postId }).delete(),
  ),
);

/** Marks a post for a member; an existing mark keeps its time (ms). */
export async function markPost(
  tx: Runner,
  mark: PostMark,
  marked: Marked & { now: number },
): Promise<void> {
  await tx.run(add({ mark }), marked);
}

/** Removes a member's mark of a post. */
export async function unmarkPost(tx: Runner, mark: PostMark, marked: Marked): Promise<void> {
  await tx.run(remove({ mark }), marked);
}
