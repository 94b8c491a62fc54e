import type { ReviewAct } from '@contract/rules/admin/review';
import type { ReviewPost } from '@contract/models/review';

/** The possible actions on a post, the mildest last. */
export const acts: readonly ReviewAct[] = ['delete', 'reject', 'revert', 'confirm'];

/** The actions that require a reason. */
export type AskingAct = Exclude<ReviewAct, 'confirm'>;

/** Whether an action is possible in the post's current state. */
export function canAct(
  { is_confirmed, isRejected }: Pick<ReviewPost, 'is_confirmed' | 'isRejected'>,
  act: ReviewAct,
): boolean {
  switch (act) {
    case 'confirm':
      return !is_confirmed;
    case 'revert':
      return is_confirmed;
    case 'reject':
      return !isRejected;
    case 'delete':
      return true;
  }
}
