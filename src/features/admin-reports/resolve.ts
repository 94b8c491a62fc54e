import { call } from '@/api/client';
import { takeReviewCountsAtom } from '@/state/reviewCounts';
import { isMissing } from '@/state/remote';
import { whileOwnerAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Person } from '@contract/models/person';
import type { ReportAction, ReportCase } from '@contract/models/report';
import { atom } from 'jotai';
import { dropCasesAtom, idOfCase } from './reportCases';

/** The decision about cases. */
export interface Resolution {
  action: ReportAction;
  reason: string;
  /** The end of a suspension; null until it is lifted. */
  until?: string | null;
}

/** The result of resolving a case. */
export type CaseResult = { of: ReportCase } & (
  | { status: 'done' | 'already'; action: ReportAction; by: Person; at: string }
  | { status: 'missing' | 'failed'; error: unknown }
);

const busyIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The cases that are being resolved; the list already hides them. */
export const resolvingAtom = atom((get) => get(busyIdsAtom));

const setBusyAtom = atom(null, (_get, set, ids: readonly string[], isBusy: boolean) => {
  set(busyIdsAtom, (now) => {
    const others = [...now].filter((id) => !ids.includes(id));
    return new Set(isBusy ? [...others, ...ids] : others);
  });
});

/**
 * Resolves cases, one after another. They leave the list at once, and return if the call fails.
 * @returns the result of each; null if the admin has signed out since
 */
export const resolveAtom = atom(
  null,
  async (_get, set, cases: readonly ReportCase[], resolution: Resolution) => {
    const isHere = set(whileOwnerAtom);
    const ids = cases.map(idOfCase);
    const bulkId = cases.length > 1 ? crypto.randomUUID() : null;
    const results: CaseResult[] = [];
    let lost: unknown = null;
    set(setBusyAtom, ids, true);
    try {
      for (const of of cases) {
        if (!isHere()) return null;
        const { targetType, targetId } = of;
        // If one call got no answer, the others would not get one either.
        if (lost) {
          results.push({ of, status: 'failed', error: lost });
          continue;
        }
        try {
          const answer = await call('resolveReports', {
            body: { targetType, targetId, ...resolution, bulkId },
          });
          if (!isHere()) return null;
          set(takeReviewCountsAtom, answer.counts);
          results.push({ of, ...answer });
        } catch (error) {
          if (!(error instanceof ApiError)) lost = error;
          results.push({ of, status: isMissing(error) ? 'missing' : 'failed', error });
        }
      }
      const stays = results
        .filter(({ status }) => status === 'failed')
        .map(({ of }) => idOfCase(of));
      const left = new Set(ids.filter((id) => !stays.includes(id)));
      set(dropCasesAtom, (one) => left.has(idOfCase(one)));
      return results;
    } finally {
      set(setBusyAtom, ids, false);
    }
  },
);
