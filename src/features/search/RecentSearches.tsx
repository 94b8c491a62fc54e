import { Button } from '@/design/components/Button/Button';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { XIcon } from '@/design/icons/icons';
import { searchTexts } from '@/texts/search';
import { useAtomValue, useSetAtom } from 'jotai';
import { forgetSearchAtom, recentSearchesAtom } from './recent';
import { SearchChoice, SearchList } from './SearchList';
import * as styles from './SearchList.css';

export interface RecentSearchesProps {
  onChoose: (words: string) => void;
  /** Called when its button disappears, so that the focus can move. */
  onForgotten: () => void;
}

/** The recent searches below the field; renders nothing if there are none. */
export function RecentSearches({ onChoose, onForgotten }: RecentSearchesProps) {
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
      <ul className={styles.list}>
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
