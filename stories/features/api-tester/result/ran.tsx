import type { TesterOutcome } from '@/features/api-tester/outcome';
import { TesterResult } from '@/features/api-tester/result/TesterResult';
import { runTester } from '@/features/api-tester/run';
import type { RawItem } from '@contract/models/tools';
import { testerOf } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { toolTexts } from '@contract/texts';
import { useEffect, useState } from 'react';

export interface RanProps {
  /** The id of the tester. */
  tester: string;
  /** What differs from the beginnings of its form. */
  values?: TesterValues;
  /** What was found, where it is not asked of the simulation. */
  items?: readonly RawItem[];
  /** What differs from what the simulation answered. */
  change?: Partial<TesterOutcome>;
}

function testerFor(id: string): Tester {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  return tester;
}

function run(tester: Tester, changed: TesterValues): Promise<TesterOutcome> {
  const all = Object.entries({ ...initialValues(tester, Date.now()), ...changed });
  const values = Object.fromEntries(all.filter(([, value]) => value !== ''));
  return runTester(tester, { values, kind: 'run' }, new AbortController().signal);
}

/** The outcome of a run that found these items. */
function outcomeOf(tester: Tester, values: TesterValues, items: readonly RawItem[]): TesterOutcome {
  const message = toolTexts.found(items.length);
  const facts = { source: 'simulated', cachedAt: null, notices: [], quotas: [] } as const;
  const found = { items, total: items.length, perPage: null };
  return {
    tester,
    values,
    calls: [values],
    message,
    ...facts,
    ...found,
    answer: { items },
    at: Date.now(),
  };
}

/** The result of a tester that was just run. */
export function Ran({ tester: id, values = {}, items, change = {} }: RanProps) {
  const tester = testerFor(id);
  const [outcome, setOutcome] = useState<TesterOutcome | null>(() =>
    items ? outcomeOf(tester, values, items) : null,
  );
  useEffect(() => {
    if (!items) void run(tester, values).then(setOutcome);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each story
  }, []);
  return outcome && <TesterResult outcome={{ ...outcome, ...change }} />;
}
