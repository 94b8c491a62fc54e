import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import {
  ExperienceBar,
  ProfileHeader,
  ProfileHeaderSkeleton,
} from '@/components/ProfileHeader/ProfileHeader';
import { Balances } from '@/components/Balances/Balances';
import { EmailText } from '@/components/ProfileHeader/EmailText';

export interface ProfileCardProps {
  member: Member;
  /** The address of the member's own page. */
  to: string;
  /** The address of the garden, where drops and gems are spent. */
  gardenTo: string;
}

/** The signed-in member: avatar, name, experience and balances. */
export function ProfileCard({ member, to, gardenTo }: ProfileCardProps) {
  return (
    <Card as="section" aria-label={profileTexts.cardOf(member.user_name)}>
      <Stack gap={16}>
        <ProfileHeader member={member} shape="card" experience={member.experience} to={to}>
          {member.email && <EmailText email={member.email} />}
        </ProfileHeader>
        <ExperienceBar member={member} />
        <Balances member={member} to={gardenTo} />
      </Stack>
    </Card>
  );
}

/** The skeleton of the profile card. */
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
