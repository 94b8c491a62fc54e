import { chosenQuery, rankingFilters, readChosen, type ChosenOf } from '@/config/rankingFilters';
import { routes } from '@/config/routes';
import type { RankingPageName } from '@contract/pages';
import { useNavigate, useSearchParams } from 'react-router-dom';

type FiltersOf<Name extends RankingPageName> = (typeof rankingFilters)[Name];

/** The chosen filters of a page, stored only in the address, and functions to change them. */
export function useChosen<Name extends RankingPageName>(name: Name) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = rankingFilters[name];
  const chosen = readChosen(filters, params);
  const pathOf = (change: Partial<ChosenOf<FiltersOf<Name>>>) => {
    const query = chosenQuery(filters, { ...chosen, ...change }).toString();
    return query ? `${routes[name]}?${query}` : routes[name];
  };
  return {
    chosen,
    /** Returns the address of another choice. */
    pathOf,
    choose: (change: Partial<ChosenOf<FiltersOf<Name>>>) => void navigate(pathOf(change)),
  };
}
