import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { usePicture } from '@/design/hooks/usePicture';
import { LinkIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import type { LinkBlock } from '@contract/models/block';
import * as styles from './LinkCard.css';

export interface LinkCardProps {
  link: Pick<LinkBlock, 'url' | 'title' | 'description' | 'image' | 'siteName' | 'domain'>;
}

/** A page of another site: its title, description and domain. Opens a new tab. */
export function LinkCard({ link }: LinkCardProps) {
  const { src, watch } = usePicture(link.image ? [link.image] : []);
  return (
    <a
      className={cx(styles.card, !src && styles.plain)}
      href={link.url}
      target="_blank"
      rel="noreferrer nofollow ugc"
    >
      {src && (
        <img
          {...watch}
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          // The picture's host must not learn which post shows its picture.
          referrerPolicy="no-referrer"
        />
      )}
      <Box
        as="span"
        display="flex"
        flexDirection="column"
        gap={6}
        justifyContent="center"
        minWidth={0}
        className={styles.words}
      >
        <Text variant="label" lines={2}>
          {link.title}
        </Text>
        {link.description && <span className={styles.description}>{link.description}</span>}
        <Text variant="caption" tone="muted" display="flex" alignItems="center" gap={6}>
          <LinkIcon size="sm" />
          <Text lines={1}>{link.domain || link.siteName}</Text>
        </Text>
      </Box>
    </a>
  );
}
