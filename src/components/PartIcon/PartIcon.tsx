import { Drawing } from '../Drawing/Drawing';
import * as styles from './PartIcon.css';

export interface PartIconProps {
  /** A picture's path when it begins with a slash, else a text or an emoji. */
  icon: string;
  still?: boolean;
}

/** The drawing of a part, as wide as its container; its text alternative is the caller's task. */
export function PartIcon({ icon, still = false }: PartIconProps) {
  return (
    <span className={styles.square} aria-hidden="true">
      {icon.startsWith('/') ? (
        <Drawing src={icon} still={still} />
      ) : (
        <span className={styles.text}>{icon}</span>
      )}
    </span>
  );
}
