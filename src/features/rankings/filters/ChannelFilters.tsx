import { rankingFilters } from '@/config/rankingFilters';
import { Row } from '@/design/components/Row/Row';
import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { FilterLinks } from './FilterLinks';
import type { useChosen } from './useChosen';

interface ChannelFiltersProps {
  filters: ReturnType<typeof useChosen<'channelRanking'>>;
}

const { sort, country, category } = rankingFilters.channelRanking;

/** The sort order of the channels, and their filters. */
export function ChannelFilters({ filters }: ChannelFiltersProps) {
  const { chosen, pathOf, choose } = filters;
  return (
    <>
      <FilterLinks
        label={rankingTexts.sort}
        options={optionsOf(sort.options, rankedChannelTexts.channelSorts)}
        value={chosen.sort}
        pathOf={(option) => pathOf({ sort: option })}
      />
      <Row>
        <Select
          hideLabel
          inRow
          label={rankingTexts.country}
          options={optionsOf(country.options, rankingTexts.regions)}
          value={chosen.country}
          onChange={(option) => choose({ country: option })}
        />
        <Select
          hideLabel
          inRow
          label={rankingTexts.category}
          options={optionsOf(category.options, rankedChannelTexts.groups)}
          value={chosen.category}
          onChange={(option) => choose({ category: option })}
        />
      </Row>
    </>
  );
}
