import type { TesterParam, TesterValues } from '@contract/testers/types';
import type { TesterOutcome } from './remotes';

/** The values for the previous and the next page; null if there is none. */
export interface NeighbourPages {
  previous: TesterValues | null;
  next: TesterValues | null;
}

/** The parameter with the token of a page; it is valid only with the same other values. */
export const PAGE_TOKEN = 'pageToken';

/** The page tokens of YouTube's answers. */
function tokensOf({ tester, values, answer }: TesterOutcome): NeighbourPages | null {
  const { result } = answer as { result?: Partial<Record<string, unknown>> };
  if (!tester.params.some(({ name, isOwn }) => name === PAGE_TOKEN && !isOwn)) return null;
  const by = (token: unknown) =>
    typeof token === 'string' && token !== '' ? { ...values, [PAGE_TOKEN]: token } : null;
  return { previous: by(result?.prevPageToken), next: by(result?.nextPageToken) };
}

type Counter = Extract<TesterParam, { kind: 'number' }>;

const isCounter = (param: TesterParam): param is Counter =>
  param.kind === 'number' && param.counts !== undefined;

/** The pages by a number in the form; null beyond the last page that the third party shows. */
function countedOf(outcome: TesterOutcome, { name, min, max, counts }: Counter): NeighbourPages {
  const { tester, values, total } = outcome;
  const perPage = outcome.perPage ?? 0;
  const step = counts === 'pages' ? 1 : perPage;
  const now = Number(values[name] ?? min);
  const shown = counts === 'pages' ? now * perPage : now - 1 + perPage;
  const at = (value: number): TesterValues | null => {
    const wanted = { ...values, [name]: String(value) };
    const isSent = tester.prepare(wanted).values[name] === wanted[name];
    return value >= min && value <= max && isSent ? wanted : null;
  };
  return {
    previous: now > min ? at(Math.max(min, now - step)) : null,
    next: step > 0 && shown < total ? at(now + step) : null,
  };
}

/** The pages before and after an outcome. */
export function pagesBeside(outcome: TesterOutcome): NeighbourPages {
  const counter = outcome.tester.params.find(isCounter);
  if (counter) return countedOf(outcome, counter);
  return tokensOf(outcome) ?? { previous: null, next: null };
}
