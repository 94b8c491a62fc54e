import { rankingFilters } from '@/config/rankingFilters';
import { Row } from '@/design/components/Row/Row';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { FilterLinks } from './FilterLinks';
import { FilterSelect } from './FilterSelect';
import type { useChosen } from './useChosen';

interface ChannelFiltersProps {
  filters: ReturnType<typeof useChosen<'channelRanking'>>;
}

const { sort, country, category } = rankingFilters.channelRanking;

/** By what channels are ranked, and which of them. */
export function ChannelFilters({ filters }: ChannelFiltersProps) {
  const { chosen, pathOf, choose } = filters;
  return (
    <>
      <FilterLinks
        label={rankingTexts.sort}
        options={sort.options}
        texts={rankedChannelTexts.channelSorts}
        value={chosen.sort}
        pathOf={(option) => pathOf({ sort: option })}
      />
      <Row>
        <FilterSelect
          label={rankingTexts.country}
          options={country.options}
          textOf={(option) => rankingTexts.regions[option]}
          value={chosen.country}
          onChange={(option) => choose({ country: option })}
        />
        <FilterSelect
          label={rankingTexts.category}
          options={category.options}
          textOf={(option) => rankedChannelTexts.groups[option]}
          value={chosen.category}
          onChange={(option) => choose({ category: option })}
        />
      </Row>
    </>
  );
}
