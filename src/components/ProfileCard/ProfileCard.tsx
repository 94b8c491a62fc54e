import { Avatar } from '@/design/components/Avatar/Avatar';
import { Card } from '@/design/components/Card/Card';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Inline, Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/levels';
import { cardImage } from '@contract/rules/uploads';
import { Link } from 'react-router-dom';
import { Balances } from '../Balances/Balances';
import * as styles from './ProfileCard.css';

export interface ProfileCardProps {
  member: Member;
  /** Where the member's own page is. */
  to: string;
  /** Where what they own is spent. */
  gardenTo: string;
}

/** Who is signed in, how far the level has come, and what they own. */
export function ProfileCard({ member, to, gardenTo }: ProfileCardProps) {
  const { user_name, email, profile_image, level, experience } = member;
  const ratio = experienceRatio(level, experience);
  return (
    <Card as="section" aria-label={profileTexts.cardOf(user_name)}>
      <Stack gap={16}>
        <div className={styles.person}>
          <Avatar
            name={user_name}
            src={cardImage(profile_image)}
            alt={profileTexts.avatarOf(user_name)}
            size={54}
            progress={ratio}
            level={profileTexts.level(level)}
          />
          <div className={styles.words}>
            <Text as={Link} to={to} variant="heading" lines={1} link>
              {user_name}
            </Text>
            {email && (
              <Text variant="meta" tone="muted" lines={1}>
                {email}
              </Text>
            )}
          </div>
        </div>
        <ProgressBar
          label={profileTexts.experience}
          value={ratio}
          valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
        />
        <Balances member={member} to={gardenTo} />
      </Stack>
    </Card>
  );
}

/** The profile card while nobody knows yet whose it is. */
export function ProfileCardSkeleton() {
  return (
    <Card>
      <Stack gap={16}>
        <Inline gap={16}>
          <Skeleton width={68} height={68} radius="full" />
          <Stack gap={8} flexGrow={1}>
            <Skeleton width="60%" height={22} />
            <Skeleton width="90%" height={16} />
          </Stack>
        </Inline>
        <Skeleton height={34} />
        <Skeleton height={94} />
      </Stack>
    </Card>
  );
}
