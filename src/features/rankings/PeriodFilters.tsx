import { rankingTexts } from '@/texts/rankings';
import { rankingPeriods, rankingRegions } from '@contract/rules/ranking-tables';
import { FilterLinks } from './FilterLinks';
import { FilterSelect } from './FilterSelect';
import type { useChosen } from './useChosen';

interface PeriodFiltersProps {
  filters: ReturnType<typeof useChosen<'timeRanking'>>;
}

/** Of which days the videos are, and where they are watched. */
export function PeriodFilters({ filters }: PeriodFiltersProps) {
  const { chosen, pathOf, choose } = filters;
  return (
    <>
      <FilterLinks
        label={rankingTexts.period}
        options={rankingPeriods}
        texts={rankingTexts.periods}
        value={chosen.period}
        pathOf={(option) => pathOf({ period: option })}
      />
      <FilterSelect
        label={rankingTexts.region}
        options={rankingRegions}
        textOf={(option) => rankingTexts.regions[option]}
        value={chosen.region}
        onChange={(option) => choose({ region: option })}
      />
    </>
  );
}
