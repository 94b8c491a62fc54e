import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { RankedChannel } from '@contract/models/ranking';
import { timeAgo } from '@contract/rules/site/time';
import type { ReactNode } from 'react';
import { Age } from '../Age/Age';
import { RankChange } from '../RankChange/RankChange';
import * as styles from './NewChannelCard.css';

export interface NewChannelCardProps {
  channel: RankedChannel;
  /** When its numbers were fetched, ISO 8601. */
  updatedAt: string | null;
  /** The button that opens the channel. */
  action: ReactNode;
}

const lastUpdate = (then: number, now: number) => rankedChannelTexts.lastUpdate(timeAgo(then, now));

interface FigureProps {
  label: string;
  value: string;
  extra?: ReactNode;
}

function Figure({ label, value, extra }: FigureProps) {
  return (
    <div>
      <Text as="dt" variant="caption" tone="muted">
        {label}
      </Text>
      <Text as="dd" variant="label" weight="bold" tabular>
        <span>{value}</span>
        {extra}
      </Text>
    </div>
  );
}

/** A channel that was opened in the last month, and its growth. */
export function NewChannelCard({ channel, updatedAt, action }: NewChannelCardProps) {
  const { rank, name, thumbnail, category, daysOld, subscribers, growthRate } = channel;
  return (
    <article className={styles.card}>
      <Stack gap={12} minWidth={0} flexGrow={1}>
        <Row gap={12} alignItems="flex-start">
          <Stack gap={0} alignItems="center">
            <Text variant="figureMedium">
              <span aria-hidden="true">{rank}</span>
              <VisuallyHidden>{rankingTexts.rankOf(rank)}</VisuallyHidden>
            </Text>
            <RankChange place={channel} />
          </Stack>
          <Avatar name={name} src={thumbnail} size="lg" />
          <Stack gap={4} minWidth={0} flexGrow={1}>
            <Heading lines={1}>{name}</Heading>
            <Cluster gap={6}>
              <Badge tone="accent">{rankingTexts.fresh}</Badge>
              <Text variant="meta" tone="muted">
                {[category, daysOld !== null && rankedChannelTexts.days(daysOld)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Cluster>
          </Stack>
        </Row>
        {channel.description && (
          <Text as="p" variant="meta" tone="muted" lines={2}>
            {channel.description}
          </Text>
        )}
        <Box as="dl" display="grid" gap={8} columns={3}>
          <Figure
            label={rankedChannelTexts.subscribers}
            value={subscribers ?? rankedChannelTexts.hiddenSubscribers}
            extra={
              <Text
                as="div"
                variant="caption"
                tone={growthRate === null ? 'muted' : 'rankUp'}
                weight="semibold"
              >
                {growthRate ?? rankingTexts.collecting}
              </Text>
            }
          />
          <Figure label={rankedChannelTexts.totalViews} value={channel.totalViews} />
          <Figure label={rankedChannelTexts.videos} value={channel.videoCount} />
        </Box>
        <Box
          display="flex"
          alignItems="center"
          gap={8}
          justifyContent="space-between"
          className={styles.foot}
        >
          <Text variant="caption" tone="muted" weight="regular">
            {updatedAt === null ? (
              rankingTexts.notCounted
            ) : (
              <Age at={updatedAt} words={lastUpdate} />
            )}
          </Text>
          {action}
        </Box>
      </Stack>
    </article>
  );
}
