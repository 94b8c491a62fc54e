import { noticesPath } from '@contract/pages';
import { CONTACT_ANCHOR, routes } from '@/config/routes';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { legalLinksTexts } from '@/texts/legalLinks';
import { Link } from 'react-router-dom';
import * as styles from './LegalLinks.css';

export interface LegalLinksProps {
  /** Opens the links in a new tab, because the page may have unsaved input. */
  newTab?: boolean;
  centered?: boolean;
}

/** The footer of a page: the notices, the help, the terms, the privacy policy and the contact. */
export default function LegalLinks({ newTab = false, centered = false }: LegalLinksProps) {
  const way = newTab && { target: '_blank', title: legalLinksTexts.newTab };
  return (
    <nav className={styles.links} aria-label={legalLinksTexts.label}>
      <Cluster rowGap={0} columnGap={12} {...(centered && { justifyContent: 'center' })}>
        <Link to={noticesPath} {...way} className={styles.link}>
          {legalLinksTexts.notices}
        </Link>
        <Link to={routes.help} {...way} className={styles.link}>
          {legalLinksTexts.help}
        </Link>
        <Link to={routes.terms} {...way} className={styles.link}>
          {legalLinksTexts.terms}
        </Link>
        <Link to={routes.privacy} {...way} className={styles.strong}>
          {legalLinksTexts.privacy}
        </Link>
        <Link to={`${routes.terms}#${CONTACT_ANCHOR}`} {...way} className={styles.link}>
          {legalLinksTexts.contact}
        </Link>
      </Cluster>
    </nav>
  );
}
