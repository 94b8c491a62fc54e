import { Sparkline } from '@/design/charts/Sparkline';
import { Box } from '@/design/components/Box/Box';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import type { RankedVideo, TrendingVideo } from '@contract/models/ranking';
import { youtubeAddress } from '@contract/rules/members/favorites';
import { relativeDate } from '@contract/rules/site/time';
import type { ReactNode } from 'react';
import { Age } from '../Age/Age';
import { GrowthText } from '../GrowthText/GrowthText';
import { RankChange } from '../RankChange/RankChange';
import { VideoThumbnail } from '../VideoThumbnail/VideoThumbnail';
import * as styles from './RankedVideoCard.css';

export interface RankedVideoCardProps {
  /** A video of a ranking, or a trending one, which has no history. */
  video: RankedVideo | TrendingVideo;
  /** Its rank; 1 is the first. */
  rank: number;
  /** Whether its picture is in the first view. */
  eager?: boolean;
  /** Its action buttons. */
  actions: ReactNode;
}

/** A video with its rank and its numbers. */
export function RankedVideoCard({ video, rank, eager, actions }: RankedVideoCardProps) {
  const { id, title, duration, thumbnail, channelTitle, category, viewCount, likeCount } = video;
  const place = 'rank' in video ? video : null;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <VideoThumbnail
          video={{ url: youtubeAddress(id), image: thumbnail }}
          {...(eager && { eager })}
        />
        <span className={styles.number}>
          <span aria-hidden="true">#{rank}</span>
          <VisuallyHidden>{rankingTexts.rankOf(rank)}</VisuallyHidden>
        </span>
        <span className={styles.length}>{duration ?? rankedVideoTexts.liveVideo}</span>
      </div>
      <Stack gap={8} flexGrow={1} padding={16} paddingTop={{ base: 12, wide: 16 }}>
        <Text as="h2" variant="label" lines={2}>
          {title}
        </Text>
        <Text as="p" variant="meta" tone="muted" lines={1}>
          {channelTitle} · {category} · <Age at={video.publishedAt} words={relativeDate} />
        </Text>
        <Cluster as="p" rowGap={0} columnGap={12}>
          <Text variant="meta" weight="semibold" tabular>
            {rankedVideoTexts.views(viewCount)}
          </Text>
          {likeCount !== null && (
            <Text variant="meta" tone="muted" tabular>
              {rankedVideoTexts.likes(likeCount)}
            </Text>
          )}
        </Cluster>
        {place && (
          <Box display="flex" alignItems="center" gap={8} className={styles.trend}>
            <RankChange place={place} />
            <Text variant="caption" tone="muted">
              {place.growth && <span>{rankingTexts.growth(place.growth.days)} </span>}
              <GrowthText growth={place.growth} />
            </Text>
            <Sparkline points={place.history} size="sm" />
          </Box>
        )}
        <div className={styles.actions}>{actions}</div>
      </Stack>
    </article>
  );
}
