import { BackIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import type { ReactNode } from 'react';
import * as styles from './PageBar.css';

export interface PageBarProps {
  /** Name of the page; on a phone it is next to the arrow. */
  title: string;
  onBack: () => void;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The back button. On a phone it is in the top bar, which replaces the site's header. */
export function PageBar({ title, onBack, actions }: PageBarProps) {
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} onClick={onBack}>
        <BackIcon size="lg" />
        <span className={styles.word}>{commonTexts.back}</span>
      </button>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      {actions}
    </div>
  );
}
