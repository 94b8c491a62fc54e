import { Badge } from '@/design/components/Badge/Badge';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { apiTesterTexts } from '@/texts/admin/testers';
import { code } from './ApiTester.css';
import type { TesterOutcome } from './outcome';

/** What a run found, as our API gave it. */
export function BareResult({ outcome }: { outcome: TesterOutcome }) {
  const { items, total, perPage, cachedAt, source, notices, answer } = outcome;
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h2" variant="heading">
          {apiTesterTexts.result}
        </Text>
        <Text as="p" variant="meta" tabular>
          {apiTesterTexts.summary(total, perPage, items.length)}
        </Text>
        <Cluster>
          {cachedAt !== null && <Badge>{apiTesterTexts.cachedRun}</Badge>}
          {source === 'simulated' && <Badge>{apiTesterTexts.simulated}</Badge>}
        </Cluster>
        {notices.map((notice) => (
          <Text key={notice} as="p" variant="meta">
            {notice}
          </Text>
        ))}
        <pre className={code}>{JSON.stringify(answer, null, 2)}</pre>
      </Stack>
    </Card>
  );
}
