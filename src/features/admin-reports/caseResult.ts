import { caseResultTexts, reportDoneTexts, reportQueueTexts } from '@/texts/admin/reports';
import { failureText } from '@/texts/errors';
import { timeAgo } from '@contract/rules/site/time';
import type { CaseResult } from './resolve';

/** Describes the result of one case in a sentence. @param now ms */
export function caseResultText(result: CaseResult, now: number): string {
  switch (result.status) {
    case 'done':
      return reportDoneTexts[result.action];
    case 'already':
      return caseResultTexts.already(result.by, timeAgo(Date.parse(result.at), now), result.action);
    case 'missing':
      return caseResultTexts.missing;
    case 'failed':
      return failureText(result.error, reportQueueTexts.resolveFailed);
  }
}
