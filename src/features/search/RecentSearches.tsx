import { Button } from '@/design/components/Button/Button';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Row } from '@/design/components/Row/Row';
import { SearchIcon, XIcon } from '@/design/icons/icons';
import { searchTexts } from '@/texts/search';
import { useAtomValue, useSetAtom } from 'jotai';
import { forgetSearchAtom, recentSearchesAtom } from './recent';
import * as styles from './RecentSearches.css';

export { addSearchAtom } from './recent';

interface RecentSearchesProps {
  onChoose: (words: string) => void;
  /** Its button is gone with it: the focus must go somewhere. */
  onForgotten: () => void;
}

/** The recent searches below the field; without any it draws nothing. */
export default function RecentSearches({ onChoose, onForgotten }: RecentSearchesProps) {
  const searches = useAtomValue(recentSearchesAtom);
  const forget = useSetAtom(forgetSearchAtom);
  if (searches.length === 0) return null;
  const forgetOne = (words: string | null) => {
    forget(words);
    onForgotten();
  };
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={searchTexts.recent}
      // A press here must not count as leaving the field; some browsers do not focus a pressed
      // button.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Row gap={0} justifyContent="space-between" className={styles.head}>
        <span>{searchTexts.recent}</span>
        <Button size="sm" variant="ghost" onClick={() => forgetOne(null)}>
          {searchTexts.forgetAll}
        </Button>
      </Row>
      <ul className={styles.list}>
        {searches.map((words) => (
          <Row key={words} as="li" gap={4}>
            <button type="button" className={styles.choice} onClick={() => onChoose(words)}>
              <SearchIcon size={18} />
              <span className={styles.words}>{words}</span>
            </button>
            <IconButton
              size="sm"
              label={searchTexts.forget(words)}
              icon={<XIcon size={18} />}
              onClick={() => forgetOne(words)}
            />
          </Row>
        ))}
      </ul>
    </div>
  );
}
