import type { InputOf, OutputOf } from '@/api/client';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { ShareBars } from '@/design/charts/ShareBars';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import {
  sharePercent,
  shareTable,
  hourHeads,
  hourTexts,
  weekdayHeads,
} from '@/texts/rankingPictures';
import { formatNumber, formatCount } from '@contract/rules/text/counts';
import { videoInsights } from '../lists/videoRankings';
import { useRanking } from '../lists/createRanking';
import { PictureCard } from './PictureCard';
import { HeatMap } from '@/design/charts/HeatMap';
import { belowHeader } from './UploadHours.css';

/** Formats a count in at most four characters: no decimals from 100,000 on (`173K`, `16M`). */
export function shortCount(count: number): string {
  const text = formatCount(count);
  return text.length > 4 ? text.replace(/\.\d/, '') : text;
}

interface UploadHoursProps {
  hours: OutputOf<'getVideoInsights'>['hours'];
}

/** The average views of the videos for each upload hour of the week. */
function UploadHours({ hours }: UploadHoursProps) {
  return (
    <div className={belowHeader}>
      <HeatMap
        rows={weekdayHeads}
        columns={hourHeads}
        cells={hours.map(({ weekday, hour, videos, averageViews }) => ({
          row: weekday,
          column: hour,
          value: averageViews,
          short: shortCount(averageViews),
          exact: hourTexts.exact(formatNumber(averageViews), formatNumber(videos)),
        }))}
        texts={hourTexts}
      />
    </div>
  );
}

export type InsightPicturesProps = Required<InputOf<'getVideoInsights'>['query']>;

/** Two charts from one answer. */
export default function InsightPictures({ period, region }: InsightPicturesProps) {
  const { state, retry } = useRanking(videoInsights, { period, region });
  return (
    <RemoteContent
      state={state}
      failed={rankingTexts.picturesFailed}
      skeleton={<Skeleton height={840} radius="lg" />}
      inCard={state.status === 'failed'}
      onRetry={retry}
    >
      {({ categories, hours }) => (
        <Stack gap={{ base: 8, wide: 16 }}>
          {categories.length > 0 && (
            <PictureCard heading={rankedVideoTexts.categoriesHeading}>
              <ShareBars
                label={rankedVideoTexts.categoriesHeading}
                shares={categories.map(({ categoryId, category, share, views, videos }) => ({
                  id: categoryId ?? 'rest',
                  label: category,
                  value: sharePercent(share),
                  percent: share,
                  more: [formatNumber(views), formatNumber(videos)],
                  isRest: categoryId === null,
                }))}
                table={shareTable}
              />
            </PictureCard>
          )}
          {hours.length > 0 && (
            <PictureCard heading={rankedVideoTexts.hoursHeading} note={rankedVideoTexts.hoursNote}>
              <UploadHours hours={hours} />
            </PictureCard>
          )}
        </Stack>
      )}
    </RemoteContent>
  );
}
