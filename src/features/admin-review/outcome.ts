import { outcomeTexts } from '@/texts/admin/review';
import type { DecisionResult } from '@contract/models/review';
import { timeAgo } from '@contract/rules/time';

/** What became of one post, in a sentence. */
export function outcomeText(result: DecisionResult, now: number): string {
  const { status, by, at, is_confirmed: isConfirmed } = result;
  const when = at === null ? '' : timeAgo(Date.parse(at), now);
  switch (status) {
    case 'done':
      return isConfirmed ? outcomeTexts.confirmed : outcomeTexts.reverted;
    case 'already':
      return outcomeTexts.already(by, when, isConfirmed);
    case 'missing':
      return outcomeTexts.missing;
    case 'paid':
      return outcomeTexts.paid;
    case 'changed':
      return by === null ? outcomeTexts.edited : outcomeTexts.decided(by, when);
  }
}
