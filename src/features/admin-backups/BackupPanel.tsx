import { Age } from '@/components/Age/Age';
import { Badge, type BadgeProps } from '@/design/components/Badge/Badge';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, ClockIcon, WarningIcon } from '@/design/icons/icons';
import { adminBackupTexts as texts } from '@/texts/admin/backups';
import type { Backups, BackupState } from '@contract/models/backup';
import type { ReactNode } from 'react';

const looks: Record<BackupState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  off: { tone: 'warning', icon: <WarningIcon size="sm" /> },
  waiting: { tone: 'neutral', icon: <ClockIcon size="sm" /> },
  made: { tone: 'success', icon: <CheckIcon size="sm" /> },
  failed: { tone: 'danger', icon: <WarningIcon size="sm" /> },
  late: { tone: 'warning', icon: <ClockIcon size="sm" /> },
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" variant="meta" tone="muted">
        {name}
      </Text>
      <Text as="dd" variant="body">
        {children}
      </Text>
    </div>
  );
}

function Facts({ backups }: { backups: Backups }) {
  const { last, place, everyHours, keep, count } = backups;
  return (
    <Stack as="dl" gap={12}>
      <Fact name={texts.last}>
        {last ? <Age at={last.createdAt} words={texts.made} /> : texts.none}
      </Fact>
      {last && <Fact name={texts.size}>{texts.bytes(last.bytes)}</Fact>}
      <Fact name={texts.place}>{place}</Fact>
      <Fact name={texts.plan}>{texts.every(everyHours, keep)}</Fact>
      <Fact name={texts.count}>{texts.counted(count)}</Fact>
    </Stack>
  );
}

/** Whether backups are made, the last one, and what to do if none is. */
export function BackupPanel({ backups }: { backups: Backups }) {
  const { state, failure } = backups;
  const { name, says } = texts.states[state];
  return (
    <Card as="section" padding="lg" edge aria-labelledby="backups">
      <Stack gap={16}>
        <Cluster>
          <Heading id="backups">{texts.title}</Heading>
          <Badge {...looks[state]}>{name}</Badge>
        </Cluster>
        <Stack gap={4}>
          <Text as="p">{says}</Text>
          {state === 'failed' && <Text as="p">{failure ?? texts.inLog}</Text>}
          {state === 'off' && <Text as="p">{texts.setUp}</Text>}
        </Stack>
        {state !== 'off' && (
          <>
            <Facts backups={backups} />
            <Text as="p" variant="meta" tone="muted">
              {texts.tryIt}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
