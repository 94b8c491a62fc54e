import { PaneFrame } from '@/components/PaneFrame/PaneFrame';
import { Box } from '@/design/components/Box/Box';
import { Tabs } from '@/design/components/Tabs/Tabs';
import { Text } from '@/design/components/Text/Text';
import type { Remote } from '@/state/remote';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { ToolCall } from '@contract/models/tools';
import type { Tester, TesterValues, UpstreamOptions } from '@contract/testers/types';
import { useState } from 'react';
import { constraints, side } from './ApiTester.css';
import { HistoryPane } from './HistoryPane';
import { RequestPreview } from './RequestPreview';

interface TesterPanesProps {
  tester: Tester;
  values: TesterValues;
  options: UpstreamOptions | undefined;
  calls: { state: Remote<ToolCall[]>; retry: () => void };
  isRunning: boolean;
  onLoad: (values: TesterValues) => void;
  onRerun: (values: TesterValues) => void;
}

const tabs = [
  { value: 'preview', label: apiTesterTexts.preview },
  { value: 'history', label: apiTesterTexts.history },
  { value: 'help', label: apiTesterTexts.help },
] as const;
type TabId = (typeof tabs)[number]['value'];

/** The tabs next to the form: the request, the last runs, and the constraints in words. */
export function TesterPanes(props: TesterPanesProps) {
  const { tester, values, options, calls, isRunning, onLoad, onRerun } = props;
  const [tab, setTab] = useState<TabId>('preview');
  return (
    <aside aria-label={apiTesterTexts.tools} className={side}>
      <Tabs label={apiTesterTexts.tools} options={tabs} value={tab} onChange={setTab}>
        {tab === 'preview' && <RequestPreview tester={tester} values={values} options={options} />}
        {tab === 'history' && (
          <PaneFrame
            hint={apiTesterTexts.historyHint}
            failed={apiTesterTexts.historyFailed}
            state={calls.state}
            onRetry={calls.retry}
          >
            {(value) => (
              <HistoryPane calls={value} isRunning={isRunning} onLoad={onLoad} onRerun={onRerun} />
            )}
          </PaneFrame>
        )}
        {tab === 'help' && (
          <Box
            as="ul"
            display="flex"
            flexDirection="column"
            gap={8}
            className={constraints}
            aria-label={apiTesterTexts.help}
          >
            {tester.constraints.map((text) => (
              <Text as="li" key={text} variant="meta">
                {text}
              </Text>
            ))}
          </Box>
        )}
      </Tabs>
    </aside>
  );
}
