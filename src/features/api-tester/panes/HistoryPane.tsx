import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { useMinute } from '@/design/hooks/useMinute';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { ToolCall } from '@contract/models/tools';
import { timeAgo } from '@contract/rules/site/time';
import type { TesterValues } from '@contract/testers/types';
import { useId } from 'react';
import { code, row } from '../ApiTester.css';

interface HistoryPaneProps {
  calls: readonly ToolCall[];
  isRunning: boolean;
  onLoad: (values: TesterValues) => void;
  onRerun: (values: TesterValues) => void;
}

const wordsOf = ({ params }: ToolCall) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n') || apiTesterTexts.noParams;

function Facts({ call, now }: { call: ToolCall; now: number }) {
  const { outcome, status, durationMs, cost, isCached, source, createdAt } = call;
  const then = Date.parse(createdAt);
  return (
    <Cluster columnGap={8} rowGap={4}>
      {outcome === 'ok' ? (
        <Badge tone="success">{apiTesterTexts.ranWell}</Badge>
      ) : (
        <Text variant="meta" tone="danger">
          {outcome}
        </Text>
      )}
      {isCached && <Badge>{apiTesterTexts.cachedRun}</Badge>}
      {source === 'simulated' && <Badge>{apiTesterTexts.simulated}</Badge>}
      <Text variant="meta" tone="muted" tabular>
        {[
          apiTesterTexts.status(status),
          apiTesterTexts.ms(durationMs),
          apiTesterTexts.costOfRun(cost),
          timeAgo(then, Math.max(now, then)),
        ].join(' · ')}
      </Text>
    </Cluster>
  );
}

/** The admin's own last runs of a tester, each of which can be loaded or run again. */
export function HistoryPane({ calls, isRunning, onLoad, onRerun }: HistoryPaneProps) {
  const now = useMinute();
  const id = useId();
  const idOf = ({ callId }: ToolCall) => `${id}-${callId}`;
  if (calls.length === 0) return <Text as="p">{apiTesterTexts.historyEmpty}</Text>;
  return (
    <ul aria-label={apiTesterTexts.history}>
      {calls.map((call) => (
        <Box
          as="li"
          display="flex"
          flexDirection="column"
          key={call.callId}
          gap={8}
          paddingY={12}
          className={row}
        >
          <div className={code} id={idOf(call)}>
            <Text lines={4} preserveLines>
              {wordsOf(call)}
            </Text>
          </div>
          <Facts call={call} now={now} />
          <Cluster>
            <Button
              variant="soft"
              size="sm"
              aria-describedby={idOf(call)}
              onClick={() => onLoad(call.params)}
            >
              {apiTesterTexts.load}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-describedby={idOf(call)}
              disabled={isRunning}
              onClick={() => onRerun(call.params)}
            >
              {apiTesterTexts.rerun}
            </Button>
          </Cluster>
        </Box>
      ))}
    </ul>
  );
}
