import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { PeriodFilters } from '@/features/rankings/PeriodFilters';
import { videoMethod } from '@/features/rankings/videoMethod';
import { VideoPictures } from '@/features/rankings/pictures/VideoPictures';
import { analysisQuery, videoRanking } from '@/features/rankings/videoRankings';
import { useChosen } from '@/features/rankings/useChosen';
import { useRanking } from '@/features/rankings/useRanking';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { videoSorts } from '@contract/rules/rankings/ranking-tables';
import { VideoRanking } from '../parts/VideoRanking/VideoRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { loading, preparing } from '@/features/rankings/preparing';

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
