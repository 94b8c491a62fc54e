import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { rankingTexts } from '@/texts/rankings';
import { rankingPeriods, rankingRegions } from '@contract/rules/rankings/ranking-tables';
import { FilterLinks } from './FilterLinks';
import type { useChosen } from './useChosen';

interface PeriodFiltersProps {
  filters: ReturnType<typeof useChosen<'timeRanking'>>;
}

/** The period and the region of the videos. */
export function PeriodFilters({ filters }: PeriodFiltersProps) {
  const { chosen, pathOf, choose } = filters;
  return (
    <>
      <FilterLinks
        label={rankingTexts.period}
        options={optionsOf(rankingPeriods, rankingTexts.periods)}
        value={chosen.period}
        pathOf={(option) => pathOf({ period: option })}
      />
      <Select
        hideLabel
        inRow
        label={rankingTexts.region}
        options={optionsOf(rankingRegions, rankingTexts.regions)}
        value={chosen.region}
        onChange={(option) => choose({ region: option })}
      />
    </>
  );
}
