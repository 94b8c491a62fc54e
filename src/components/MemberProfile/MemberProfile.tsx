import { Row } from '@/design/components/Row/Row';
import { Divider } from '@/design/components/Divider/Divider';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { followTexts } from '@/texts/follow';
import { memberTexts } from '@/texts/member';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { formatCount } from '@contract/rules/text/counts';
import { relativeDate } from '@contract/rules/site/time';
import type { ReactNode } from 'react';
import { ProfileHeader, ProfileHeaderSkeleton } from '@/components/ProfileHeader/ProfileHeader';
import * as styles from './MemberProfile.css';

export interface MemberProfileProps {
  member: Pick<Member, 'user_name' | 'profile_image' | 'bio' | 'level'>;
  profile: { joinedAt: string; postCount: number; likeCount: number; followerCount: number };
  /** The actions on the member. */
  actions?: ReactNode;
}

const DAY = 86_400_000;

/** The date in Korea, because a relative time would differ between renders. */
const dateOf = (moment: string) => relativeDate(Date.parse(moment), Date.parse(moment) + 31 * DAY);

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <Stack gap={2}>
      <Text as="dt" variant="caption" tone="muted" weight="regular">
        {name}
      </Text>
      <Text as="dd" variant="figureSmall">
        {formatCount(count)}
      </Text>
    </Stack>
  );
}

/** A member as others see them. */
export function MemberProfile({ member, profile, actions }: MemberProfileProps) {
  const { user_name, bio } = member;
  return (
    <Card as="section" edge aria-label={profileTexts.cardOf(user_name)}>
      <Stack gap={16}>
        <ProfileHeader member={member} shape="page">
          <Text as="p" variant="meta" tone="muted">
            {memberTexts.joinedAt(dateOf(profile.joinedAt))}
          </Text>
        </ProfileHeader>
        {bio && (
          <Text as="p" variant="label" weight="regular" preserveLines>
            {bio}
          </Text>
        )}
        <Divider />
        <Row as="dl" alignItems="stretch" gap={32}>
          <Figure name={memberTexts.posts} count={profile.postCount} />
          <Figure name={memberTexts.likes} count={profile.likeCount} />
          <Figure name={followTexts.followers} count={profile.followerCount} />
        </Row>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Stack>
    </Card>
  );
}

/** The skeleton of the profile. */
export function MemberProfileSkeleton() {
  return (
    <Card edge>
      <Stack gap={16}>
        <ProfileHeaderSkeleton shape="page" />
        <Skeleton height={22} />
        <Skeleton height={60} />
      </Stack>
    </Card>
  );
}
