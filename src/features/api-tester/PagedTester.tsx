import type { Tester } from '@contract/testers/types';
import { RunProgress } from './RunProgress';
import { TesterTool } from './TesterTool';
import { usePagedRun } from './usePagedRun';

/** A tester that loads its results page by page, with its progress. */
export function PagedTester({ tester }: { tester: Tester }) {
  const run = usePagedRun(tester);
  const { paged, goOn } = run;
  return (
    <TesterTool tester={tester} run={run}>
      {paged && (
        <RunProgress
          call={tester.call === 'collectChannels' ? 'collectChannels' : 'importVideos'}
          status={paged.status}
          done={paged.done}
          goal={paged.goal}
          found={paged.found}
          known={paged.known}
          isKeyLost={paged.hasOwnKey && Object.keys(paged.secrets).length === 0}
          onGoOn={goOn}
        />
      )}
    </TesterTool>
  );
}
