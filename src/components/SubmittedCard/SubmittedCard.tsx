import { partsOf } from '@/components/PostBlocks/parts';
import { Badge } from '@/design/components/Badge/Badge';
import { Card } from '@/design/components/Card/Card';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ClockIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import { submittedTexts } from '@/texts/submitted';
import type { Post } from '@contract/models/post';
import { postRewards } from '@contract/rules/posts/post-rewards';
import { Link } from 'react-router-dom';
import * as styles from './SubmittedCard.css';

export interface SubmittedCardProps {
  post: Post;
  to: string;
  linkState?: unknown;
}

/** The member's new post: it waits for review, and what happens next. */
export function SubmittedCard({ post, to, linkState }: SubmittedCardProps) {
  const { title } = partsOf(post);
  return (
    <Card as="article" edge aria-label={title}>
      <Stack gap={12}>
        <Row gap={8} flexWrap="wrap">
          <Badge tone="warning" icon={<ClockIcon size="sm" />}>
            {postTexts.pending}
          </Badge>
          <Text variant="label">{submittedTexts.lead}</Text>
        </Row>
        <h2>
          <Link to={to} state={linkState} className={styles.link}>
            {title}
          </Link>
        </h2>
        <ol className={styles.steps} aria-label={submittedTexts.next}>
          {submittedTexts.steps(post.isRewardDue ? postRewards.points : null).map((step) => (
            <Text key={step} as="li" variant="meta" tone="muted">
              {step}
            </Text>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
