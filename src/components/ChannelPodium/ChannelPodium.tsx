import { Avatar } from '@/design/components/Avatar/Avatar';
import { Box } from '@/design/components/Box/Box';
import { Spread } from '@/design/components/Spread/Spread';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Sparkline } from '@/design/charts/Sparkline';
import { rankingTexts } from '@/texts/rankings';
import type { RankedChannel } from '@contract/models/ranking';
import { youtubeAddress } from '@contract/rules/members/favorites';
import { GROWTH_DAYS, type ChannelSort } from '@contract/rules/rankings/ranking-tables';
import { channelFigure } from '../channelFigure';
import { ChannelName } from '../ChannelName/ChannelName';
import { GrowthText } from '../GrowthText/GrowthText';
import { RankChange } from '../RankChange/RankChange';
import { VideoThumbnail } from '../VideoThumbnail/VideoThumbnail';
import * as styles from './ChannelPodium.css';

export interface ChannelPodiumProps {
  label: string;
  /** The first three. */
  channels: readonly RankedChannel[];
  /** The figure that ranks them. */
  sort: ChannelSort;
  isSample: boolean;
}

/** The picture of its latest video; a drawing replaces an unknown one. */
const pictureOf = ({ latestVideo }: RankedChannel) => ({
  url: latestVideo ? youtubeAddress(latestVideo.id) : '',
  image: latestVideo?.thumbnail ?? null,
});

/** The first three channels of a ranking, larger than the others; a phone shows only the first. */
export function ChannelPodium({ label, channels, sort, isSample }: ChannelPodiumProps) {
  return (
    <Box as="ol" display="grid" gap={16} columns={{ base: 1, wide: 3 }} aria-label={label}>
      {channels.map((channel) => {
        const [figureName, figure] = channelFigure(channel, sort);
        return (
          <li key={channel.id} className={styles.card}>
            <div className={styles.picture}>
              <VideoThumbnail video={pictureOf(channel)} eager />
            </div>
            <Row gap={12} alignItems="flex-start" padding={16}>
              <span className={styles.place}>
                <Text variant="figureLarge">{channel.rank}</Text>
                <RankChange place={channel} />
              </span>
              <Stack gap={4} minWidth={0} flexGrow={1}>
                <Row gap={8}>
                  <Avatar name={channel.name} src={channel.thumbnail} size="sm" />
                  <ChannelName id={channel.id} name={channel.name} isSample={isSample} />
                </Row>
                <Spread>
                  <Stack gap={0}>
                    <Text variant="meta" tone="muted">
                      {figureName}{' '}
                      <Text tone="neutral" weight="bold" tabular>
                        {figure}
                      </Text>
                    </Text>
                    <Text variant="meta" tone="muted">
                      {rankingTexts.growth(channel.growth?.days ?? GROWTH_DAYS)}{' '}
                      <GrowthText growth={channel.growth} />
                    </Text>
                  </Stack>
                  <Sparkline points={channel.history} size="sm" />
                </Spread>
              </Stack>
            </Row>
          </li>
        );
      })}
    </Box>
  );
}
