import {
  daysOf,
  videoMethod,
  timeQuery,
  videoRanking,
} from '@/features/rankings/lists/videoRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { useRanking, loading, preparing } from '@/features/rankings/lists/createRanking';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { VideoRanking } from '../parts/VideoRanking/VideoRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { PeriodFilters } from '@/features/rankings/filters/PeriodFilters';

/** Loads the data of the first view. */
export const prepare = preparing('timeRanking', loading(videoRanking, timeQuery));

/** The most viewed videos of today, this week or this month. */
export default function TimeRankingScreen() {
  const filters = useChosen('timeRanking');
  const { chosen } = filters;
  const { state, retry } = useRanking(videoRanking, timeQuery(chosen));
  const counted = state.value;
  return (
    <RankingFrame
      name="timeRanking"
      part={rankingTexts.periods[chosen.period]}
      note={rankedVideoTexts.periodNote(chosen.region, chosen.period, daysOf(counted?.period))}
      counted={counted}
      busy={state.status === 'loading'}
      method={counted ? videoMethod(counted) : []}
      filters={<PeriodFilters filters={filters} />}
    >
      <VideoRanking
        title={rankingTexts.headings.timeRanking}
        state={state}
        onRetry={retry}
        empty={rankedVideoTexts.noVideos}
      />
    </RankingFrame>
  );
}
