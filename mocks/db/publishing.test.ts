import { UNDO_TAKEN } from '@contract/rules/admin/review';
import { reasonTexts } from '@contract/texts';
import { expect, it } from 'vitest';
import { resetWorld } from '../world';
import { posts } from './posts';
import { decisionsOf, reviewPost } from './publishing';

it('a decision can be undone until its time is over, and not a moment later', () => {
  resetWorld();
  const now = Date.now();
  const made = { reviewerId: 2, seen: undefined, bulkId: 'late' };
  const post = posts.find(3) ?? expect.fail('there is no third post');
  reviewPost(post, { kind: 'revert', reason: '사유' }, made, now);
  expect([...decisionsOf('late', 2, now + UNDO_TAKEN).keys()]).toEqual([3]);
  expect(() => decisionsOf('late', 2, now + UNDO_TAKEN + 1)).toThrow(reasonTexts.undoLate);
});
