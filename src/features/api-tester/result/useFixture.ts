import { call } from '@/api/client';
import { downloadFile } from '@/design/browser/downloadFile';
import { quotasRemote } from '@/state/quotas';
import { isMissing } from '@/state/remote';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { failureText } from '@/texts/errors';
import type { Fixture } from '@contract/models/tools';
import { sumOfCosts, type Cost } from '@contract/rules/rankings/quota';
import { expectedCost, formValues } from '@contract/testers/check';
import type { UpstreamOptions } from '@contract/testers/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type TesterOutcome, noteRunAtom } from '../run/remotes';

/** The state of making a fixture. */
export type FixtureState =
  | { status: 'idle' | 'busy' }
  | { status: 'said' | 'failed'; text: string }
  /** The answers are no longer cached; requesting them again costs at most this much. */
  | { status: 'lost'; costs: readonly Cost[] };

/** Collects the exchanges of all calls of an outcome in one file, each address once. */
async function fetchFixture({ tester, calls }: TesterOutcome, keptOnly: boolean) {
  const answers = [];
  for (const values of calls) {
    const body = { tester: tester.id, params: { ...formValues(tester, values) }, keptOnly };
    answers.push(await call('recordFixture', { body }));
  }
  const exchanges = answers.flatMap(({ fixture }) => fixture.exchanges);
  const byUrl = new Map(exchanges.map((exchange) => [exchange.url, exchange]));
  const [first] = answers;
  if (!first) throw new Error('An outcome is made of calls');
  const fixture: Fixture = { ...first.fixture, exchanges: [...byUrl.values()] };
  return { fileName: first.fileName, fixture };
}

/** The cost of new requests: calls that start with the same request share its answers. */
function costsOf({ tester, calls }: TesterOutcome, options: UpstreamOptions | undefined): Cost[] {
  const byRequest = new Map(
    calls.map((values) => [tester.requests(values, options)[0]?.url, values]),
  );
  const costs = [...byRequest.values()].map((values) => expectedCost(tester, values, options));
  return sumOfCosts(costs.flat());
}

/**
 * Saves the exchanges of a run as a fixture file for the simulated services. The first press reads
 * the cached answers; only a second press calls the services again.
 */
export function useFixture(outcome: TesterOutcome) {
  const [state, setState] = useState<FixtureState>({ status: 'idle' });
  const note = useSetAtom(noteRunAtom);
  const options = useAtomValue(quotasRemote.stateAtom).value?.options;
  const { tester } = outcome;

  async function save(keptOnly: boolean): Promise<void> {
    setState({ status: 'busy' });
    try {
      const { fileName, fixture } = await fetchFixture(outcome, keptOnly);
      downloadFile(fileName, `${JSON.stringify(fixture, null, 2)}\n`, 'application/json');
      setState({ status: 'said', text: testerResultTexts.fixtureSaved(fileName) });
    } catch (error) {
      if (keptOnly && isMissing(error)) {
        setState({ status: 'lost', costs: costsOf(outcome, options) });
        return;
      }
      const text = failureText(error, testerResultTexts.fixtureFailed);
      setState({ status: 'failed', text });
    }
    // The requests are in the history and used the quotas.
    if (!keptOnly) note(tester, null);
  }

  return { state, save: () => void save(true), saveAgain: () => void save(false) };
}
