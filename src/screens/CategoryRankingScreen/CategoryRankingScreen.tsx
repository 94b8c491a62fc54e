import {
  daysOf,
  videoMethod,
  categoryQuery,
  videoRanking,
} from '@/features/rankings/lists/videoRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { useRanking, loading, preparing } from '@/features/rankings/lists/createRanking';
import type { rankingFilters } from '@/config/rankingFilters';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { uploadCategoryTitle } from '@contract/rules/posts/upload-categories';
import { VideoRanking } from '../parts/VideoRanking/VideoRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { CategoryChips } from './CategoryChips';
import { PeriodFilters } from '@/features/rankings/filters/PeriodFilters';

/** Loads the data of the first view. */
export const prepare = preparing('categoryRanking', loading(videoRanking, categoryQuery));

type Category = (typeof rankingFilters.categoryRanking.category.options)[number];

const titleOf = (category: Category) =>
  category === 'all' ? rankingTexts.allCategories : uploadCategoryTitle(category);

/** The most viewed videos of a category. */
export default function CategoryRankingScreen() {
  const filters = useChosen('categoryRanking');
  const { chosen, pathOf } = filters;
  const { category } = chosen;
  const { state, retry } = useRanking(videoRanking, categoryQuery(chosen));
  const counted = state.value;
  const title = rankingTexts.headings.categoryRanking;
  return (
    <RankingFrame
      name="categoryRanking"
      note={rankedVideoTexts.periodNote(chosen.region, chosen.period, daysOf(counted?.period))}
      counted={counted}
      busy={state.status === 'loading'}
      method={counted ? videoMethod(counted) : []}
      filters={<PeriodFilters filters={filters} />}
    >
      <CategoryChips
        current={category}
        titleOf={titleOf}
        pathOf={(option) => pathOf({ category: option })}
      />
      <VideoRanking
        title={`${title} ${titleOf(category)}`}
        state={state}
        onRetry={retry}
        empty={rankedVideoTexts.noVideosInCategory}
      />
    </RankingFrame>
  );
}
