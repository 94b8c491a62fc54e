import { feedPath, QUERY_MAX, readFeedFilter } from '@/config/feedAddress';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { commonTexts } from '@/texts/common';
import { useEffect, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface SiteSearchProps {
  placeholder: string;
  look?: 'sunken' | 'line';
  autoFocus?: boolean;
  className?: string;
}

/**
 * The one search of the site: its words go into the address of the home feed. Searching for
 * nothing is ignored. A search starts a new list: the other filters would only hide what it finds.
 */
export function SiteSearch({ placeholder, ...rest }: SiteSearchProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { q = '' } = readFeedFilter(params);
  const id = useId();
  // The words belong to the browser (no syllable is ever lost); only another search replaces them.
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value.trim() !== q) field.value = q;
  }, [id, q]);
  return (
    <SearchBox
      {...rest}
      id={id}
      label={placeholder}
      placeholder={placeholder}
      buttonLabel={commonTexts.search}
      defaultValue={q}
      maxLength={QUERY_MAX}
      onSearch={(words) => {
        if (words !== '') void navigate(feedPath({ q: words }));
      }}
    />
  );
}
