import { adminPath } from '@/config/adminPages';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Columns } from '@/design/components/Columns/Columns';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { LockIcon } from '@/design/icons/icons';
import { suspensionText } from '@/texts/admin/members';
import { reviewPostTexts } from '@/texts/admin/review';
import type { AdminMember } from '@contract/models/admin-member';
import { formatNumber } from '@contract/rules/text/counts';
import { seoulDay } from '@contract/rules/site/time';
import { cardImage } from '@contract/rules/site/uploads';
import { Link } from 'react-router-dom';

/** The author of a post, with the counts of their other posts. */
export function AuthorPanel({ author }: { author: AdminMember }) {
  const counts = [
    [reviewPostTexts.confirmedCount, author.confirmedCount],
    [reviewPostTexts.revertedCount, author.revertedCount],
    [reviewPostTexts.rejectedCount, author.rejectedCount],
    [reviewPostTexts.pendingCount, author.pendingCount],
    [reviewPostTexts.reportCount, author.reportCount],
  ] as const;
  return (
    <Card as="section" edge aria-labelledby="review-author">
      <Stack gap={12}>
        <Heading id="review-author">{reviewPostTexts.author}</Heading>
        <Row gap={12}>
          <Avatar name={author.user_name} src={cardImage(author.profile_image)} />
          <Stack gap={0} minWidth={0}>
            <Text
              as={Link}
              to={adminPath('adminMember', author.user_id)}
              variant="label"
              lines={1}
              link
            >
              {author.user_name}
            </Text>
            <Text variant="meta" tone="muted">
              {reviewPostTexts.joined(seoulDay(Date.parse(author.joinedAt)))}
            </Text>
          </Stack>
        </Row>
        {author.suspension && (
          <Stack gap={4} alignItems="flex-start">
            <Badge tone="warning" icon={<LockIcon size="sm" />}>
              {reviewPostTexts.suspended}
            </Badge>
            <Text as="p" variant="meta" tone="muted">
              {suspensionText(author.suspension)}
            </Text>
          </Stack>
        )}
        <Columns as="dl" columns={4}>
          {counts.map(([name, count]) => (
            <div key={name}>
              <Text as="dt" variant="meta" tone="muted">
                {name}
              </Text>
              <Text as="dd" variant="figureMedium">
                {formatNumber(count)}
              </Text>
            </div>
          ))}
        </Columns>
        <LinkButton as={Link} to={adminPath('adminMember', author.user_id)} variant="soft">
          {reviewPostTexts.memberPage}
        </LinkButton>
      </Stack>
    </Card>
  );
}
