import { Row } from '@/design/components/Row/Row';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { searchTexts } from '@/texts/search';
import { SearchChoice, SearchList } from './SearchList';
import * as styles from './SearchList.css';
import { useSuggestions } from './suggestions';

interface SuggestionsProps {
  initials: string;
  onChoose: (words: string) => void;
}

/** Words for the typed initial consonants; renders nothing if there are none. */
export function Suggestions({ initials, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(initials);
  return (
    <>
      <VisuallyHidden role="status">
        {suggestions.length > 0 && searchTexts.suggested(suggestions.length)}
      </VisuallyHidden>
      {suggestions.length > 0 && (
        <SearchList label={searchTexts.suggestions}>
          <p className={styles.title}>{searchTexts.suggestions}</p>
          <ul className={styles.list}>
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
