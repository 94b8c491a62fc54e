import { FilterLinks } from '@/features/rankings/filters/FilterLinks';
import {
  trendingMethod,
  trendingSource,
  trending,
  trendingQuery,
} from '@/features/rankings/lists/videoRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { readChosen } from '@/config/filters';
import { rankingFilters } from '@/config/rankingFilters';
import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { trendingTexts } from '@/texts/trending';
import { rankingTexts } from '@/texts/rankings';
import { trendingRegions, trendingKeywords } from '@contract/rules/rankings/ranking-tables';
import { useAtomValue, type createStore } from 'jotai';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { TrendingVideos } from './TrendingVideos';
import { loading, preparing } from '@/features/rankings/lists/createRanking';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { LinkChip } from '@/design/components/Chip/LinkChip';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { searchIn } from '@contract/rules/admin/query-length';

/** Reads the keyword from trending's address; empty unless the keyword tab is open. */
function readKeyword(params: URLSearchParams): { isSearch: boolean; keyword: string } {
  const isSearch = readChosen(rankingFilters.trending, params).tab === 'keywords';
  const keyword = isSearch ? searchIn(params) : '';
  return { isSearch, keyword };
}

/** Adds the keyword to an address of trending. */
function withKeyword(path: string, keyword: string): string {
  return keyword === '' ? path : `${path}&${new URLSearchParams({ q: keyword }).toString()}`;
}

interface KeywordsProps {
  /** The search text; empty for none. */
  keyword: string;
  /** Returns the address with another search text. */
  pathOf: (keyword: string) => string;
}

/** Search texts: a list to press, and a field for the visitor's own. */
function Keywords({ keyword, pathOf }: KeywordsProps) {
  const navigate = useNavigate();
  return (
    <Card edge>
      <Stack gap={16}>
        <SearchBox
          label={trendingTexts.keywordSearch}
          buttonLabel={trendingTexts.keywordSearch}
          placeholder={trendingTexts.keywordPlaceholder}
          defaultValue={keyword}
          onSearch={(words) => void navigate(pathOf(words), { replace: words === keyword })}
        />
        <Cluster as="nav" aria-label={trendingTexts.keywords}>
          {trendingKeywords.map((word) => (
            <LinkChip
              key={word}
              as={Link}
              to={pathOf(word)}
              on="surface"
              current={word === keyword}
            >
              {word}
            </LinkChip>
          ))}
        </Cluster>
        {keyword === '' && (
          <Text as="p" variant="meta" tone="muted">
            {trendingTexts.chooseKeyword}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const popular = preparing(
  'trending',
  loading(trending, ({ region }) => trendingQuery(region)),
);

/**
 * Loads the trending videos of a region. The search for a visitor's own text waits for the browser,
 * so that crawlers cause no searches.
 */
export async function prepare(
  store: ReturnType<typeof createStore>,
  params: object,
  search: string,
): Promise<void> {
  const { isSearch } = readKeyword(new URLSearchParams(search));
  if (!isSearch) await popular(store, params, search);
}

const { tab: tabs } = rankingFilters.trending;

/** The trending videos of a region, and the results of a keyword search. */
export default function TrendingScreen() {
  const { chosen, pathOf } = useChosen('trending');
  const navigate = useNavigate();
  const { tab, region } = chosen;
  const [params] = useSearchParams();
  const { isSearch, keyword } = readKeyword(params);
  const isAsked = !isSearch || keyword !== '';
  const query = trendingQuery(region, keyword);
  const { key, status, value } = useAtomValue(trending.remote.stateAtom);
  const isOther = key !== trending.keyOf(query);
  const answer = isAsked && !isOther ? value : null;
  return (
    <RankingFrame
      name="trending"
      counted={answer && trendingSource(answer)}
      busy={isAsked && (isOther || status === 'loading')}
      method={answer ? trendingMethod(answer) : []}
      filters={
        <>
          <FilterLinks
            label={rankingTexts.tab}
            options={optionsOf(tabs.options, trendingTexts.tabs)}
            value={tab}
            pathOf={(option) => pathOf({ tab: option })}
          />
          <Select
            hideLabel
            inRow
            label={rankingTexts.region}
            options={optionsOf(trendingRegions, rankingTexts.regions)}
            value={region}
            onChange={(option) => void navigate(withKeyword(pathOf({ region: option }), keyword))}
          />
        </>
      }
    >
      {isSearch && (
        <Keywords keyword={keyword} pathOf={(words) => withKeyword(pathOf({}), words)} />
      )}
      {isAsked && <TrendingVideos query={query} isSearch={isSearch} />}
    </RankingFrame>
  );
}
