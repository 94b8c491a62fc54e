import type { ReviewAct } from '@contract/rules/review';
import type { ReviewPost } from '@contract/models/review';

/** What can be done about a post, the mildest last. */
export const acts: readonly ReviewAct[] = ['delete', 'reject', 'revert', 'confirm'];

/** What asks for a reason first. */
export type AskingAct = Exclude<ReviewAct, 'confirm'>;

/** Whether something can be done about a post as it is. */
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
