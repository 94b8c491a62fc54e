import { Age } from '@/components/Age/Age';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, WarningIcon } from '@/design/icons/icons';
import { adminStatusTexts as texts } from '@/texts/admin/status';
import type { Problem, Status } from '@contract/models/status';
import { statusParts } from '@contract/rules/admin/status';
import { StatusCard } from './StatusCard';
import { statusContents } from './StatusParts';

function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) {
    return (
      <Row>
        <Text tone="success">
          <CheckIcon />
        </Text>
        <Text>{texts.noProblems}</Text>
      </Row>
    );
  }
  return (
    <Stack as="ul" gap={12}>
      {problems.map(({ text }) => (
        <Row as="li" key={text} alignItems="flex-start">
          <Text tone="warning" flexShrink={0}>
            <WarningIcon />
          </Text>
          <Text minWidth={0}>{text}</Text>
        </Row>
      ))}
    </Stack>
  );
}

export interface StatusViewProps {
  status: Status;
  /** When it was read, ISO 8601. */
  at: string;
  onRefresh: () => void;
}

/** The problems of the site, then the state of each of its parts. */
export function StatusView({ status, at, onRefresh }: StatusViewProps) {
  const { problems } = status;
  const wrong = new Set(problems.map(({ part }) => part));
  return (
    <Stack gap={12}>
      <Card as="section" padding="lg" edge aria-labelledby="problems">
        <Stack gap={16}>
          <Spread>
            <Cluster>
              <Heading id="problems">{texts.problems}</Heading>
              {problems.length > 0 && <Badge tone="warning">{problems.length}</Badge>}
            </Cluster>
            <Button variant="outline" size="sm" onClick={onRefresh}>
              {texts.refresh}
            </Button>
          </Spread>
          <Problems problems={problems} />
          <Text variant="meta" tone="muted">
            <Age at={at} words={texts.checked} />
          </Text>
        </Stack>
      </Card>
      {statusParts.map((part) => {
        const { [part]: Content } = statusContents;
        return (
          <StatusCard key={part} part={part} isWrong={wrong.has(part)}>
            <Content status={status} />
          </StatusCard>
        );
      })}
    </Stack>
  );
}
