import type { Tester, TesterCall } from '@contract/testers/types';
import type { FunctionComponent } from 'react';
import { PagedTester } from './PagedTester';
import { TesterTool } from './TesterTool';
import { useTesterRun } from './useTesterRun';

/** A tester whose run is one call. */
function PlainTester({ tester }: { tester: Tester }) {
  return <TesterTool tester={tester} run={useTesterRun(tester)} />;
}

/** How the testers are run, by their calls. */
const runners: Record<TesterCall, FunctionComponent<{ tester: Tester }>> = {
  importVideos: PagedTester,
  collectChannels: PagedTester,
  callYoutube: PlainTester,
  searchYoutube: PlainTester,
  callNews: PlainTester,
  searchPortalNews: PlainTester,
  findRealEstate: PlainTester,
};

/** The tool of a tester, run as its call wants it. */
export function ApiTester({ tester }: { tester: Tester }) {
  const Runner = runners[tester.call];
  return <Runner tester={tester} />;
}
