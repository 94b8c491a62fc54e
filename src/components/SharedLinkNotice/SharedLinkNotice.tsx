import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { InfoIcon } from '@/design/icons/icons';
import { sharedLinkTexts } from '@/texts/links';
import { Link } from 'react-router-dom';
import { emptyPlace } from '@/design/styles/emptyPlace.css';
import * as styles from './SharedLinkNotice.css';

export interface SharedLinkNoticeProps {
  /** The earlier post and its address; with null the notice is empty. */
  post: { to: string; title: string | null; userName: string; timeAgo: string } | null;
  /** Whether a video or a link was shared. */
  kind: 'video' | 'link';
}

/**
 * Tells a writer that another post has already shared this address. The writer can still share it,
 * and the earlier post opens in another window.
 */
export function SharedLinkNotice({ post, kind }: SharedLinkNoticeProps) {
  return (
    // The region is rendered before its text, so that a screen reader announces the text.
    <div role="status" className={emptyPlace}>
      {post && (
        <Box
          display="flex"
          gap={8}
          alignItems="flex-start"
          borderRadius="md"
          background="surfaceSunken"
          paddingX={12}
          paddingY={8}
          className={styles.notice}
        >
          <span className={styles.icon}>
            <InfoIcon />
          </span>
          <Box minWidth={0}>
            <Text as="p" variant="label">
              {sharedLinkTexts[kind]}
            </Text>
            <Text as={Link} to={post.to} target="_blank" variant="meta" link lines={1}>
              {post.title ?? sharedLinkTexts.untitled}
              <VisuallyHidden> {sharedLinkTexts.newWindow}</VisuallyHidden>
            </Text>
            <Text as="p" variant="meta" tone="muted">
              {sharedLinkTexts.by(post.userName, post.timeAgo)}
            </Text>
          </Box>
        </Box>
      )}
    </div>
  );
}
