import { codeAmong } from '@contract/rules/text/codes';
import {
  categoryGroups,
  channelSorts,
  rankingCategories,
  rankingPeriods,
  rankingRegions,
  trendingRegions,
  videoSorts,
} from '@contract/rules/rankings/ranking-tables';

/** The choices of a filter; the address contains every choice except the initial one. */
interface Filter<T extends string> {
  options: readonly T[];
  initial: T;
}

/** The filters of a page by their parameter names. */
type Filters = Readonly<Record<string, Filter<string>>>;

/** The chosen values. */
export type ChosenOf<F extends Filters> = {
  [Name in keyof F]: F[Name] extends Filter<infer T> ? T : never;
};

const filter = <const T extends string>(options: readonly T[], initial: T): Filter<T> => ({
  options,
  initial,
});

const country = filter(rankingRegions, 'KR');
const groups = filter(
  ['all', ...(Object.keys(categoryGroups) as (keyof typeof categoryGroups)[])],
  'all',
);
const channels = { sort: filter(channelSorts, 'subscribers'), country, category: groups };

/** The filters of each ranking page. Source: docs/product/screens.md#rankings. */
export const rankingFilters = {
  trending: {
    tab: filter(['popular', 'keywords'], 'popular'),
    region: filter(trendingRegions, 'KR'),
  },
  playboardChannels: channels,
  playboardVideos: {
    period: filter(rankingPeriods, 'week'),
    region: country,
    sort: filter(videoSorts, 'views'),
  },
  channelRanking: channels,
  categoryRanking: {
    category: filter(['all', ...rankingCategories], 'all'),
    period: filter(rankingPeriods, 'today'),
    region: country,
  },
  timeRanking: { period: filter(rankingPeriods, 'today'), region: country },
  newChannelRanking: channels,
} as const satisfies Record<string, Filters>;

/** Reads the chosen values from an address; ignores a value that a filter does not offer. */
export function readChosen<F extends Filters>(filters: F, params: URLSearchParams): ChosenOf<F> {
  const entries = Object.entries(filters).map(([name, { options, initial }]) => {
    const given = codeAmong(options, params.get(name) ?? '');
    return [name, options.includes(given) ? given : initial];
  });
  return Object.fromEntries(entries) as ChosenOf<F>;
}

/** The query for the chosen values; equal choices have equal queries. */
export function chosenQuery<F extends Filters>(filters: F, chosen: ChosenOf<F>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, { initial }] of Object.entries(filters)) {
    const value = chosen[name];
    if (value !== undefined && value !== initial) params.set(name, value);
  }
  return params;
}
