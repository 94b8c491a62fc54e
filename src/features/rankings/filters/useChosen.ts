import { rankingFilters } from '@/config/rankingFilters';
import { routes } from '@/config/routes';
import { useFilters } from '@/state/useFilters';
import type { RankingPageName } from '@contract/pages';

/** The chosen filters of a ranking page, and functions to change them. */
export const useChosen = <Name extends RankingPageName>(name: Name) =>
  useFilters(routes[name], rankingFilters[name]);
