import { SearchIcon } from '@/design/icons/icons';
import type { ReactNode } from 'react';
import * as styles from './SearchList.css';

/** A list below the search field, on top of the page. */
export function SearchList({ label, children }: { label: string; children: ReactNode }) {
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
export function SearchChoice({ words, onChoose }: SearchChoiceProps) {
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(words)}>
      <SearchIcon />
      <span className={styles.words}>{words}</span>
    </button>
  );
}
