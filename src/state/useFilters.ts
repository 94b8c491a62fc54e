import { filteredPath, readChosen, searchOf, type ChosenOf, type Filters } from '@/config/filters';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The chosen filters of a page, stored only in its address, and functions to change them. */
export function useFilters<F extends Filters>(path: string, filters: F) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const chosen = readChosen(filters, params);
  /** Returns the address of another choice. */
  const pathOf = (change: Partial<ChosenOf<F>>) =>
    filteredPath(path, filters, { ...chosen, ...change });
  return {
    chosen,
    /** The chosen filters as a text, as a key of their list. */
    search: searchOf(filters, chosen),
    pathOf,
    choose: (change: Partial<ChosenOf<F>>, options?: NavigateOptions) =>
      void navigate(pathOf(change), options),
  };
}
