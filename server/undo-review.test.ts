import { UNDO_TAKEN } from '@contract/rules/admin/review';
import { reasonTexts } from '@contract/texts';
import { expect, it } from 'vitest';
import { reviewPosts } from './commands/review-posts';
import { undoReview } from './commands/undo-review';
import { startSqlite } from './testing/subject';

const ADMIN = 2;

it('a decision can be undone until its time is over, and not a moment later', async () => {
  const server = await startSqlite();
  const { db } = server;
  const revert = (id: number, bulkId: string, now: number) =>
    reviewPosts(
      db,
      { ids: [id], seen: new Map(), kind: 'revert' as const, reason: '사유', bulkId },
      ADMIN,
      now,
    );
  const now = Date.now();
  await revert(3, 'late', now);
  await expect(undoReview(db, 'late', ADMIN, now + UNDO_TAKEN + 1)).rejects.toThrow(
    reasonTexts.undoLate,
  );
  await revert(4, 'in time', now);
  const { results } = await undoReview(db, 'in time', ADMIN, now + UNDO_TAKEN);
  expect(results).toMatchObject([{ postId: 'post4', status: 'done', is_confirmed: true }]);
  await server.close();
});
