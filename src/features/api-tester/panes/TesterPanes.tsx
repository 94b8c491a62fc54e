import { PaneFrame } from '@/components/PaneFrame/PaneFrame';
import { Box } from '@/design/components/Box/Box';
import { Tabs } from '@/design/components/Tabs/Tabs';
import { Text } from '@/design/components/Text/Text';
import type { Remote } from '@/state/remote';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { ToolCall } from '@contract/models/tools';
import type {
  Tester,
  TesterValues,
  UpstreamOptions,
  UpstreamRequest,
} from '@contract/testers/types';
import { useState } from 'react';
import { constraints, side, code } from '../ApiTester.css';
import { HistoryPane } from './HistoryPane';
import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Heading } from '@/design/components/Heading/Heading';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { curlOf, fetchOf, shownRequest } from '@contract/testers/request';
import { readStored, store } from '@/config/storage';
import { atom, useAtom } from 'jotai';

const KEY = 'mulbit.testerSide';

/** Width of the column next to a tester's form, px. */
export const sideWidths = { least: 280, usual: 384, most: 640 } as const;

const chosenAtom = atom<number | null>(null);

const widthAtom = atom(
  (get) => {
    const width = get(chosenAtom) ?? readStored(KEY);
    return typeof width === 'number' && width >= sideWidths.least && width <= sideWidths.most
      ? width
      : sideWidths.usual;
  },
  (_get, set, width: number) => {
    store(KEY, width);
    set(chosenAtom, width);
  },
);

/** The column width for all testers, remembered by the browser. */
export const useSideWidth = () => useAtom(widthAtom);

const forms = [
  [apiTesterTexts.url, (request: UpstreamRequest) => shownRequest(request).url],
  [apiTesterTexts.curl, curlOf],
  [apiTesterTexts.fetch, fetchOf],
] as const;

interface RequestPreviewProps {
  tester: Tester;
  values: TesterValues;
  /** Undefined until the server has sent them. */
  options: UpstreamOptions | undefined;
}

/** The requests that a run would make with the typed values, with asterisks for keys. */
function RequestPreview({ tester, values, options }: RequestPreviewProps) {
  const requests = tester.requests(values, options);
  const { notices } = tester.prepare(values);
  return (
    <Stack gap={16}>
      <Text as="p" variant="meta" tone="muted">
        {apiTesterTexts.previewHint}
      </Text>
      {notices.map((notice) => (
        <Text key={notice} as="p" variant="meta">
          {notice}
        </Text>
      ))}
      {requests.map((request, at) => {
        const heading = apiTesterTexts.previewOf(at + 1, requests.length);
        return (
          <Stack key={at} as="section" gap={12} aria-label={heading}>
            {requests.length > 1 && <Heading level={3}>{heading}</Heading>}
            {forms.map(([name, write]) => {
              const text = write(request);
              return (
                <Stack key={name} gap={4}>
                  <Spread gap={8}>
                    <Text variant="meta" weight="semibold">
                      {name}
                    </Text>
                    <CopyButton
                      label={apiTesterTexts.copyOf(name)}
                      texts={apiTesterTexts.copy}
                      text={() => text}
                    />
                  </Spread>
                  <pre className={code}>{text}</pre>
                </Stack>
              );
            })}
          </Stack>
        );
      })}
    </Stack>
  );
}

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
