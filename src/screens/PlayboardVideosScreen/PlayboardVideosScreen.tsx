import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { videoMethod, analysisQuery, videoRanking } from '@/features/rankings/lists/videoRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { useRanking, loading, preparing } from '@/features/rankings/lists/createRanking';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { videoSorts } from '@contract/rules/rankings/ranking-tables';
import { VideoRanking } from '../parts/VideoRanking/VideoRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import type { InsightPicturesProps } from '@/features/rankings/pictures/InsightPictures';
import { byScript } from '@/features/rankings/pictures/pictures.css';
import { PeriodFilters } from '@/features/rankings/filters/PeriodFilters';

// The text of the page comes first.
const InsightPictures = lazyPart(() => import('@/features/rankings/pictures/InsightPictures'), {
  after: 1000,
  lost: 'leftOut',
});

/** Charts of the views by category in a period, and of the upload hours. */
function VideoPictures(props: InsightPicturesProps) {
  const coming = (
    <Stack gap={{ base: 8, wide: 16 }}>
      <Skeleton height={420} radius="lg" />
      <Skeleton height={420} radius="lg" />
    </Stack>
  );
  return (
    <div className={byScript}>
      <InsightPictures {...props} fallback={coming} />
    </div>
  );
}

/** Loads the numbers of the page; its charts come after the text. */
export const prepare = preparing('playboardVideos', loading(videoRanking, analysisQuery));

/** The most viewed videos, their categories and their upload times. */
export default function PlayboardVideosScreen() {
  const filters = useChosen('playboardVideos');
  const { chosen, choose } = filters;
  const { state, retry } = useRanking(videoRanking, analysisQuery(chosen));
  const counted = state.value;
  return (
    <RankingFrame
      name="playboardVideos"
      note={rankedVideoTexts.playboardVideosNote}
      counted={counted}
      busy={state.status === 'loading'}
      method={counted ? videoMethod(counted) : []}
      filters={
        <>
          <PeriodFilters filters={filters} />
          <Select
            hideLabel
            inRow
            label={rankingTexts.sort}
            options={optionsOf(videoSorts, rankedVideoTexts.videoSorts)}
            value={chosen.sort}
            onChange={(option) => choose({ sort: option })}
          />
        </>
      }
    >
      <VideoRanking
        title={rankingTexts.headings.playboardVideos}
        state={state}
        onRetry={retry}
        empty={rankedVideoTexts.noVideos}
        pictures={<VideoPictures period={chosen.period} region={chosen.region} />}
      />
    </RankingFrame>
  );
}
