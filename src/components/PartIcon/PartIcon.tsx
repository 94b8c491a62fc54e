import * as styles from './PartIcon.css';

export interface PartIconProps {
  /** A picture's path when it begins with a slash, else a text or an emoji. */
  icon: string;
}

/** The drawing of a part, as wide as its place; whoever shows it says what it is. */
export function PartIcon({ icon }: PartIconProps) {
  return (
    <span className={styles.square} aria-hidden="true">
      {icon.startsWith('/') ? (
        <img src={icon} alt="" draggable={false} className={styles.picture} />
      ) : (
        <span className={styles.text}>{icon}</span>
      )}
    </span>
  );
}
