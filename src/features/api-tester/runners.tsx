import type { Tester, TesterCall } from '@contract/testers/types';
import type { FunctionComponent } from 'react';
import { PagedTester } from './paged/PagedTester';
import { TesterTool } from './TesterTool';
import { useTesterRun } from './run/useTesterRun';

/** A tester whose run is a single call. */
function PlainTester({ tester }: { tester: Tester }) {
  return <TesterTool tester={tester} run={useTesterRun(tester)} />;
}

/** The components that run each kind of call. */
const runners: Record<TesterCall, FunctionComponent<{ tester: Tester }>> = {
  importVideos: PagedTester,
  collectChannels: PagedTester,
  callYoutube: PlainTester,
  searchYoutube: PlainTester,
  callNews: PlainTester,
  searchPortalNews: PlainTester,
  findRealEstate: PlainTester,
};

/** The tool of a tester, with the runner for its call. */
export function ApiTester({ tester }: { tester: Tester }) {
  const Runner = runners[tester.call];
  return <Runner tester={tester} />;
}
