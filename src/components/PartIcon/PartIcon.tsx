import { Drawing } from '../Drawing/Drawing';
import * as styles from './PartIcon.css';

export interface PartIconProps {
  /** The path of a picture if it begins with a slash, else a text or an emoji. */
  icon: string;
  still?: boolean;
}

/** The drawing of a part, as wide as its container; the caller provides the text alternative. */
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
