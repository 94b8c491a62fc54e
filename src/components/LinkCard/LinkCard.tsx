import { Text } from '@/design/components/Text/Text';
import { LinkIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import type { LinkBlock } from '@contract/models/block';
import { useState } from 'react';
import * as styles from './LinkCard.css';

export interface LinkCardProps {
  link: Pick<LinkBlock, 'url' | 'title' | 'description' | 'image' | 'siteName' | 'domain'>;
}

/** A page somewhere else: what it is called, what it says of itself, where it is. Opens a new tab. */
export function LinkCard({ link }: LinkCardProps) {
  const [failed, setFailed] = useState(false);
  const image = failed ? null : link.image;
  return (
    <a
      className={cx(styles.card, !image && styles.plain)}
      href={link.url}
      target="_blank"
      rel="noreferrer nofollow ugc"
    >
      {image && (
        <span className={styles.place}>
          <img
            className={cx(styles.picture, styles.filled)}
            src={image}
            alt=""
            loading="lazy"
            // Whose post this is, is none of the picture's host's business.
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
          />
        </span>
      )}
      <span className={styles.words}>
        <Text variant="label" lines={2}>
          {link.title}
        </Text>
        {link.description && (
          <Text variant="meta" tone="muted" lines={2} className={styles.description}>
            {link.description}
          </Text>
        )}
        <Text variant="caption" tone="muted" className={styles.domain}>
          <LinkIcon size={16} />
          <Text lines={1}>{link.domain || link.siteName}</Text>
        </Text>
      </span>
    </a>
  );
}
