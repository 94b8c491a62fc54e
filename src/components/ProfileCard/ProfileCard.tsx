import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import {
  ExperienceBar,
  ProfileHeader,
  ProfileHeaderSkeleton,
} from '../ProfileHeader/ProfileHeader';
import { Balances } from '../Balances/Balances';

export interface ProfileCardProps {
  member: Member;
  /** Where the member's own page is. */
  to: string;
  /** Where the member's drops and gems are spent. */
  gardenTo: string;
}

/** The signed-in member: the face, the name, the experience, and what the member owns. */
export function ProfileCard({ member, to, gardenTo }: ProfileCardProps) {
  return (
    <Card as="section" aria-label={profileTexts.cardOf(member.user_name)}>
      <Stack gap={16}>
        <ProfileHeader member={member} shape="card" experience={member.experience} to={to}>
          {member.email && (
            <Text variant="meta" tone="muted" lines={1}>
              {member.email}
            </Text>
          )}
        </ProfileHeader>
        <ExperienceBar member={member} />
        <Balances member={member} to={gardenTo} />
      </Stack>
    </Card>
  );
}

/** The profile card until it is known whose it is. */
export function ProfileCardSkeleton() {
  return (
    <Card>
      <Stack gap={16}>
        <ProfileHeaderSkeleton shape="card" ring />
        <Skeleton height={34} />
        <Skeleton height={94} />
      </Stack>
    </Card>
  );
}
