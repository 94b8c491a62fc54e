import { readInitials } from '@contract/rules/text/initials';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { searchTexts } from '@/texts/search';
import * as styles from './SearchList.css';
import { useSuggestions } from './suggestions';
import { Button } from '@/design/components/Button/Button';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Box } from '@/design/components/Box/Box';
import { XIcon, SearchIcon } from '@/design/icons/icons';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import type { ReactNode } from 'react';
import { readStored, storageKeys, store } from '@/config/storage';
import { userAtom } from '@/state/session';

/** The maximum number of recent searches. */
const MOST = 8;

interface Kept {
  viewer: string | null;
  words: string[];
}

// Read on demand: the first render, which the server shares, has no access to storage.
const changesAtom = atom(0);

/** The recent searches of the signed-in member in this browser, latest first. */
const recentSearchesAtom = atom((get): readonly string[] => {
  get(changesAtom);
  const kept = readStored(storageKeys.searches) as Partial<Kept> | null;
  const viewer = get(userAtom)?.user_id ?? null;
  if (!Array.isArray(kept?.words) || (kept.viewer ?? null) !== viewer) return [];
  return kept.words.filter((word) => typeof word === 'string').slice(0, MOST);
});

const writeAtom = atom(null, (get, set, words: readonly string[]) => {
  const viewer = get(userAtom)?.user_id ?? null;
  store(storageKeys.searches, words.length > 0 ? { viewer, words } : null);
  set(changesAtom, (count) => count + 1);
});

/** Puts a search on top of the others. */
export const addSearchAtom = atom(null, (get, set, words: string) => {
  const others = get(recentSearchesAtom).filter((known) => known !== words);
  set(writeAtom, [words, ...others].slice(0, MOST));
});

/** Removes one search, or all of them for null. */
const forgetSearchAtom = atom(null, (get, set, words: string | null) => {
  const others = get(recentSearchesAtom).filter((known) => known !== words);
  set(writeAtom, words === null ? [] : others);
});

/** A list below the search field, on top of the page. */
function SearchList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={label}
      // A press here must not blur the field; some browsers do not focus pressed buttons.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

interface SearchChoiceProps {
  words: string;
  onChoose: (words: string) => void;
}

/** A search suggestion that can be pressed. */
function SearchChoice({ words, onChoose }: SearchChoiceProps) {
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(words)}>
      <SearchIcon />
      <Text lines={1}>{words}</Text>
    </button>
  );
}

interface RecentSearchesProps {
  onChoose: (words: string) => void;
  /** Called when its button disappears, so that the focus can move. */
  onForgotten: () => void;
}

/** The recent searches below the field; renders nothing if there are none. */
function RecentSearches({ onChoose, onForgotten }: RecentSearchesProps) {
  const searches = useAtomValue(recentSearchesAtom);
  const forget = useSetAtom(forgetSearchAtom);
  if (searches.length === 0) return null;
  const forgetOne = (words: string | null) => {
    forget(words);
    onForgotten();
  };
  return (
    <SearchList label={searchTexts.recent}>
      <Box
        display="flex"
        alignItems="center"
        gap={0}
        justifyContent="space-between"
        className={styles.head}
      >
        <span>{searchTexts.recent}</span>
        <Button size="sm" variant="ghost" onClick={() => forgetOne(null)}>
          {searchTexts.forgetAll}
        </Button>
      </Box>
      <ul>
        {searches.map((words) => (
          <Row key={words} as="li" gap={4}>
            <SearchChoice words={words} onChoose={onChoose} />
            <IconButton
              size="sm"
              label={searchTexts.forget(words)}
              icon={<XIcon size="sm" />}
              onClick={() => forgetOne(words)}
            />
          </Row>
        ))}
      </ul>
    </SearchList>
  );
}

interface SuggestionsProps {
  initials: string;
  onChoose: (words: string) => void;
}

/** Words for the typed initial consonants; renders nothing if there are none. */
function Suggestions({ initials, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(initials);
  return (
    <>
      <VisuallyHidden role="status">
        {suggestions.length > 0 && searchTexts.suggested(suggestions.length)}
      </VisuallyHidden>
      {suggestions.length > 0 && (
        <SearchList label={searchTexts.suggestions}>
          <p className={styles.title}>{searchTexts.suggestions}</p>
          <ul>
            {suggestions.map((words) => (
              <Row key={words} as="li" gap={0}>
                <SearchChoice words={words} onChoose={onChoose} />
              </Row>
            ))}
          </ul>
        </SearchList>
      )}
    </>
  );
}

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
