import type { ReviewAct } from '@contract/rules/admin/review';
import { outcomeTexts } from '@/texts/admin/review';
import type { DecisionResult } from '@contract/models/review';
import { timeAgo } from '@contract/rules/site/time';

/** The action that leads to the state of a post. */
const actOf = ({ is_confirmed, isRejected }: DecisionResult): ReviewAct =>
  is_confirmed ? 'confirm' : isRejected ? 'reject' : 'revert';

/** Describes the result of one post in a sentence. */
export function outcomeText(result: DecisionResult, act: ReviewAct, now: number): string {
  const { status, by, at } = result;
  const when = at === null ? '' : timeAgo(Date.parse(at), now);
  switch (status) {
    case 'done':
      return `${outcomeTexts.acts[act]}.`;
    case 'already':
      return outcomeTexts.already(by, when, actOf(result));
    case 'missing':
      return outcomeTexts.missing;
    case 'paid':
      return outcomeTexts.paid;
    case 'changed':
      return by === null ? outcomeTexts.edited : outcomeTexts.decided(by, when);
  }
}
