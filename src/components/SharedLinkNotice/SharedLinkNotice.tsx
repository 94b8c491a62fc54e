import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { InfoIcon } from '@/design/icons/icons';
import { sharedLinkTexts } from '@/texts/links';
import { Link } from 'react-router-dom';
import * as styles from './SharedLinkNotice.css';

export interface SharedLinkNoticeProps {
  /** The earlier post and where it is; null says nothing. */
  post: { to: string; title: string | null; userName: string; timeAgo: string } | null;
  /** What was shared. */
  kind: 'video' | 'link';
}

/**
 * Tells a writer that another post has shared the same address already. It forbids nothing,
 * and the earlier post opens beside what is being written.
 */
export function SharedLinkNotice({ post, kind }: SharedLinkNoticeProps) {
  return (
    // There before anything is said, so that a screen reader hears it arrive.
    <div role="status" className={styles.place}>
      {post && (
        <Row
          alignItems="flex-start"
          borderRadius="md"
          background="accentSoft"
          paddingX={12}
          paddingY={8}
          className={styles.notice}
        >
          <InfoIcon size={18} className={styles.icon} />
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
        </Row>
      )}
    </div>
  );
}
