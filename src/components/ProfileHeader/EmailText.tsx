import * as styles from './ProfileHeader.css';

/** A member's email on one line. Where it is wider than its column its name is cut, and a tooltip says all of it. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <span className={styles.email} title={email}>
      <span className={styles.name}>{email.slice(0, at)}</span>
      <span className={styles.host}>{email.slice(at)}</span>
    </span>
  );
}
