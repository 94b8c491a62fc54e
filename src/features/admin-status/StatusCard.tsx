import { Badge } from '@/design/components/Badge/Badge';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Grid } from '@/design/components/Grid/Grid';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { WarningIcon } from '@/design/icons/icons';
import { adminStatusTexts as texts } from '@/texts/admin/status';
import type { StatusPart } from '@contract/rules/admin/status';
import type { ReactNode } from 'react';

export interface StatusCardProps {
  part: StatusPart;
  /** Whether the part has a problem. */
  isWrong: boolean;
  children: ReactNode;
}

/** One part of the site's state. */
export function StatusCard({ part, isWrong, children }: StatusCardProps) {
  const id = `status-${part}`;
  return (
    <Card as="section" padding="lg" edge aria-labelledby={id}>
      <Stack gap={16}>
        <Cluster>
          <Heading id={id}>{texts.parts[part]}</Heading>
          {isWrong && (
            <Badge tone="warning" icon={<WarningIcon size="sm" />}>
              {texts.wrong}
            </Badge>
          )}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}

/** Facts under their names; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Grid as="dl" min={140} gap={16}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <Stack key={name} gap={4} minWidth={0}>
            <Text as="dt" variant="meta" tone="muted">
              {name}
            </Text>
            <Text as="dd" variant="body">
              {value}
            </Text>
          </Stack>
        ))}
    </Grid>
  );
}
