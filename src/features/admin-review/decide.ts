import { call, type InputOf } from '@/api/client';
import { takeReviewCountsAtom } from '@/state/reviewCounts';
import { whileOwnerAtom } from '@/state/session';
import type { DecisionResult, ReviewPost } from '@contract/models/review';
import type { ReviewAct } from '@contract/rules/admin/review';
import { atom } from 'jotai';
import { takeStatesAtom, type PostState } from './reviewStates';

/** The subject of a decision: a row of a list, or the post of a page. */
export type Decided = Pick<ReviewPost, 'post_id' | 'revision' | 'reviewed_at'>;

const busyIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The posts whose decisions are being sent; lists already hide them. */
export const decidingAtom = atom((get) => get(busyIdsAtom));

const setBusyAtom = atom(null, (_get, set, ids: readonly string[], isBusy: boolean) => {
  set(busyIdsAtom, (now) => {
    const next = new Set(now);
    for (const id of ids) {
      if (isBusy) next.add(id);
      else next.delete(id);
    }
    return next;
  });
});

/**
 * Reads the post's state from a result; null if the post is gone. If the post had changed, the
 * admin's version stays, so that nobody decides about unread text.
 */
function stateOf(result: DecisionResult, act: ReviewAct, reason: string): PostState | null {
  const { status, is_confirmed, isRejected, isBlinded, revision, at, by } = result;
  if (status === 'missing' || (status === 'done' && act === 'delete')) return null;
  const state = { is_confirmed, isRejected, isBlinded };
  if (status !== 'done') return state;
  const revert_reason = is_confirmed ? null : reason;
  return { ...state, revision, reviewed_at: at, reviewed_by: by, revert_reason };
}

const takeResultsAtom = atom(
  null,
  (_get, set, results: readonly DecisionResult[], act: ReviewAct, reason: string) => {
    const states = results.map((result) => [result.postId, stateOf(result, act, reason)] as const);
    set(takeStatesAtom, new Map(states));
  },
);

type Sent = Required<Pick<InputOf<'rejectPosts'>['body'], 'postIds' | 'seen' | 'reason'>>;

/** Sends a decision about posts; a deletion cannot be undone. */
async function sendDecision(act: ReviewAct, body: Sent) {
  if (act === 'delete') return { ...(await call('removePosts', { body })), bulkId: null };
  if (act === 'reject') return call('rejectPosts', { body });
  return call('confirmPosts', { body: { ...body, is_confirmed: act === 'confirm' } });
}

/**
 * Confirms, reverts, rejects or deletes posts. The request names the state that the admin saw, so
 * that a changed post is not decided. The posts leave their list at once, and return on failure.
 * @returns the result of each; null if the admin has signed out since
 */
export const decideAtom = atom(
  null,
  async (_get, set, posts: readonly Decided[], act: ReviewAct, reason: string) => {
    const isHere = set(whileOwnerAtom);
    const ids = posts.map(({ post_id }) => post_id);
    set(setBusyAtom, ids, true);
    try {
      const answer = await sendDecision(act, {
        postIds: ids,
        reason,
        seen: posts.map(({ post_id, revision, reviewed_at }) => ({
          postId: post_id,
          revision,
          reviewed_at,
        })),
      });
      if (!isHere()) return null;
      set(takeReviewCountsAtom, answer.counts);
      set(takeResultsAtom, answer.results, act, reason);
      return answer;
    } finally {
      set(setBusyAtom, ids, false);
    }
  },
);

/** Undoes a decision. Returns the result of each post; null if the admin has signed out since. */
export const undoAtom = atom(null, async (_get, set, bulkId: string) => {
  const isHere = set(whileOwnerAtom);
  const answer = await call('undoReview', { body: { bulkId } });
  if (!isHere()) return null;
  set(takeReviewCountsAtom, answer.counts);
  set(takeResultsAtom, answer.results, 'revert', '');
  return answer;
});
