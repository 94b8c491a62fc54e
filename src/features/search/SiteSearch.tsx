import { canonicalPath, feedPath, readFeedFilter } from '@/config/feedAddress';
import { addressOf } from '@/config/base';
import { routes } from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { isComposing } from '@/design/hooks/enterGuard';
import { SearchBox, type SearchBoxProps } from '@/design/components/SearchBox/SearchBox';
import { mayNavigate } from '@/state/siteHistory';
import { commonTexts } from '@/texts/common';
import { useStore } from 'jotai';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { box } from './SiteSearch.css';

// Searching works without recent searches and suggestions.
const SearchPanel = lazyPart(() => import('./SearchPanel'), { lost: 'leftOut' });

interface SiteSearchProps extends Pick<SearchBoxProps, 'variant'> {
  placeholder: string;
  autoFocus?: boolean;
}

/**
 * The site search: it puts the search words into the address of the home feed, and ignores empty
 * input. A search stays in the sphere whose feed is open; otherwise it starts a new list, because
 * other filters would hide results.
 */
export function SiteSearch({ placeholder, ...rest }: SiteSearchProps) {
  const navigate = useNavigate();
  const address = useLocation();
  const isHome = address.pathname === routes.home;
  const { q = '', sphereId } = isHome ? readFeedFilter(new URLSearchParams(address.search)) : {};
  const id = useId();
  const store = useStore();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);

  const search = (words: string) => {
    if (words === '') return;
    setTyped(words);
    setIsOpen(false);
    // A search still works if it is not remembered.
    SearchPanel.load().then(
      ({ addSearchAtom }) => store.set(addSearchAtom, words),
      () => undefined,
    );
    const path = feedPath({ q: words, ...(sphereId && { sphereId }) });
    // Repeating the same search adds no history entry.
    const isSame = path === canonicalPath(address.pathname, address.search);
    if (mayNavigate(path)) void navigate(path, { replace: isSame });
  };
  const focusField = () => document.getElementById(id)?.focus();
  const list = () => place.current?.querySelector<HTMLElement>('li button');
  const onKeyDown = (event: KeyboardEvent) => {
    // Such a key belongs to the syllable being composed.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && isOpen) {
      // The first Escape only closes the list and keeps the text.
      if (list()) event.preventDefault();
      focusField();
      setIsOpen(false);
    }
    if (event.key === 'ArrowDown' && (event.target as Element).id === id) {
      event.preventDefault();
      list()?.focus();
    }
  };
  return (
    <div
      ref={place}
      className={box}
      onFocus={({ target }) => {
        if (target.id !== id) return;
        setTyped((target as HTMLInputElement).value);
        setIsOpen(true);
      }}
      onInput={({ target }) => {
        setTyped((target as HTMLInputElement).value);
        setIsOpen(true);
      }}
      // The field keeps the focus after a search: pressing it opens the list again.
      onClick={({ target }) => {
        if ((target as Element).id === id) setIsOpen(true);
      }}
      onBlur={({ relatedTarget }) => {
        if (!place.current?.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      <SearchBox
        {...rest}
        id={id}
        label={placeholder}
        placeholder={placeholder}
        buttonLabel={commonTexts.search}
        defaultValue={q}
        formAction={addressOf(routes.home)}
        name="q"
        onSearch={search}
      >
        {sphereId && <input type="hidden" name="sphere" value={sphereId} />}
      </SearchBox>
      {isOpen && (
        <SearchPanel
          typed={typed}
          // The list closes with the search, and the pressed button with it.
          onChoose={(words) => {
            focusField();
            search(words);
          }}
          onForgotten={focusField}
        />
      )}
    </div>
  );
}
