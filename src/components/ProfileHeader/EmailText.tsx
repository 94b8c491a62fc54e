import { cx } from '@/design/styles/cx';
import { useState } from 'react';
import * as styles from './ProfileHeader.css';

/** A member's email on one line, with its name shortened if there is no room; a press shows all of it. */
export function EmailText({ email }: { email: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const at = email.indexOf('@');
  return (
    <button
      type="button"
      className={cx(styles.email, isWhole && styles.whole)}
      title={email}
      aria-label={email}
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
    >
      <span className={styles.name}>{email.slice(0, at)}</span>
      <span className={styles.host}>{email.slice(at)}</span>
    </button>
  );
}
