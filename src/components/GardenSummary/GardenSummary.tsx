import { Divider } from '@/design/components/Divider/Divider';
import { Card } from '@/design/components/Card/Card';
import { Columns } from '@/design/components/Columns/Columns';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { DropFilledIcon, GemFilledIcon, InfoIcon } from '@/design/icons/icons';
import { gardenTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import type { Garden } from '@contract/models/plant';
import { formatNumber } from '@contract/rules/text/counts';
import { postRewards } from '@contract/rules/companion/rewards';
import type { ReactNode } from 'react';
import * as styles from './GardenSummary.css';

export interface GardenSummaryProps {
  garden: Garden;
}

interface BalanceProps {
  tone: keyof typeof styles.balance;
  icon: ReactNode;
  name: string;
  amount: number;
}

function Balance({ tone, icon, name, amount }: BalanceProps) {
  return (
    <div className={styles.balance[tone]}>
      <Text as="dt" variant="caption" display="flex" alignItems="center" gap={6}>
        {icon}
        <span>{name}</span>
      </Text>
      <Text as="dd" variant="figureMedium">
        {formatNumber(amount)}
      </Text>
    </div>
  );
}

/** A member's drops and gems, and the counts of the actions that earned them. */
export function GardenSummary({ garden }: GardenSummaryProps) {
  const { waterDrops, gems, statistics } = garden;
  const done = [
    [gardenTexts.statistics.posts, statistics.totalPosts],
    [gardenTexts.statistics.likes, statistics.totalLikes],
    [gardenTexts.statistics.comments, statistics.totalComments],
  ] as const;
  return (
    <Card as="section" edge aria-label={gardenTexts.title}>
      <Stack>
        <h1 className={styles.title}>{gardenTexts.title}</h1>
        <Columns as="dl" columns={2}>
          <Balance
            tone="neutral"
            icon={<DropFilledIcon />}
            name={profileTexts.waterDrops}
            amount={waterDrops}
          />
          <Balance tone="gem" icon={<GemFilledIcon />} name={profileTexts.gems} amount={gems} />
        </Columns>
        <Text as="p" variant="meta" tone="muted" display="flex" alignItems="center" gap={6}>
          <InfoIcon size="sm" />
          {gardenTexts.earning(postRewards.points)}
        </Text>
        <Divider />
        <Columns as="dl" columns={3}>
          {done.map(([name, count]) => (
            <div key={name} className={styles.statistic}>
              <Text as="dt" variant="caption" tone="muted" weight="regular">
                {name}
              </Text>
              <Text as="dd" variant="figureSmall">
                {formatNumber(count)}
              </Text>
            </div>
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}

/** The skeleton of the summary. */
export function GardenSummarySkeleton() {
  return (
    <Card edge>
      <Stack>
        <h1 className={styles.title}>{gardenTexts.title}</h1>
        <Columns columns={2}>
          <Skeleton height={72} radius="md" />
          <Skeleton height={72} radius="md" />
        </Columns>
        <Skeleton width="70%" height={21} />
        <Divider />
        <Columns columns={3}>
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} height={43} />
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}
