import { readInitials } from '@contract/rules/initials';
import { RecentSearches, type RecentSearchesProps } from './RecentSearches';
import { Suggestions } from './Suggestions';

export { addSearchAtom } from './recent';

interface SearchPanelProps extends RecentSearchesProps {
  /** The text in the field. */
  typed: string;
}

/** The suggestions of the search field: words for initial consonants, else the recent searches. */
export default function SearchPanel({ typed, ...recent }: SearchPanelProps) {
  const initials = readInitials(typed);
  if (initials === null) return <RecentSearches {...recent} />;
  return <Suggestions initials={initials} onChoose={recent.onChoose} />;
}
