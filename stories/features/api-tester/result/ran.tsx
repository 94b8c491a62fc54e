import type { TesterOutcome } from '@/features/api-tester/run/remotes';
import { TesterResult } from '@/features/api-tester/result/TesterResult';
import { runTester } from '@/features/api-tester/run/run';
import type { RawItem } from '@contract/models/tools';
import { testerOf } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { toolTexts } from '@contract/texts';
import { useEffect, useState } from 'react';

export interface RanProps {
  /** The id of the tester. */
  tester: string;
  /** Values that differ from the initial values of the form. */
  values?: TesterValues;
  /** The items, if they should not come from the simulation. */
  items?: readonly RawItem[];
  /** Changes to the outcome of the simulation. */
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
