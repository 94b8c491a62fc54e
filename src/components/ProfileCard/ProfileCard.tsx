import { Avatar } from '@/design/components/Avatar/Avatar';
import { Card } from '@/design/components/Card/Card';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Inline, Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { DropFilledIcon, GemFilledIcon } from '@/design/icons/icons';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { formatNumber } from '@contract/rules/counts';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/levels';
import type { ReactNode } from 'react';
import * as styles from './ProfileCard.css';

export interface ProfileCardProps {
  member: Member;
}

function Holding({ icon, name, amount }: { icon: ReactNode; name: string; amount: number }) {
  return (
    <div className={styles.holding}>
      <span className={styles.drawing}>{icon}</span>
      <Text variant="caption" tone="muted" weight="regular">
        {name}
      </Text>
      <Text variant="figureSmall" className={styles.amount}>
        {formatNumber(amount)}
      </Text>
    </div>
  );
}

/** Who is signed in, how far the level has come, and what they own. */
export function ProfileCard({ member }: ProfileCardProps) {
  const { user_name, email, profile_image, level, experience, water_drops, gems } = member;
  const ratio = experienceRatio(level, experience);
  return (
    <Card as="section" aria-label={profileTexts.cardOf(user_name)}>
      <Stack gap={16}>
        <div className={styles.person}>
          <Avatar
            name={user_name}
            src={profile_image}
            alt={profileTexts.avatarOf(user_name)}
            size={54}
            progress={ratio}
            level={profileTexts.level(level)}
          />
          <div className={styles.words}>
            <Text variant="heading" lines={1}>
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
        <div className={styles.purse}>
          <Holding
            icon={<DropFilledIcon size={24} />}
            name={profileTexts.waterDrops}
            amount={water_drops}
          />
          <Holding icon={<GemFilledIcon size={24} />} name={profileTexts.gems} amount={gems} />
        </div>
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
        <Skeleton height={60} />
      </Stack>
    </Card>
  );
}
