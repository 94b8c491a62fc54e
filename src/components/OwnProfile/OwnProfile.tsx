import { Avatar } from '@/design/components/Avatar/Avatar';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Inline, Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ownTexts } from '@/texts/own';
import { myTexts } from '@/texts/my';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/levels';
import { cardImage } from '@contract/rules/uploads';
import { Link } from 'react-router-dom';
import { Balances } from '../Balances/Balances';
import * as styles from './OwnProfile.css';

export interface OwnProfileProps {
  member: Member;
  /** Where the profile is changed. */
  settingsTo: string;
  /** How others see it. */
  publicTo: string;
  /** Where one's companion is dressed. */
  characterTo: string;
  gardenTo: string;
}

/** Oneself at the head of one's own page: face, name, words, and what one has come to. */
export function OwnProfile(props: OwnProfileProps) {
  const { member, settingsTo, publicTo, characterTo, gardenTo } = props;
  const { user_name, email, profile_image, bio, level, experience } = member;
  const ratio = experienceRatio(level, experience);
  return (
    <Card as="section" edge aria-label={profileTexts.cardOf(user_name)}>
      <Stack gap={16}>
        <div className={styles.person}>
          <Avatar
            name={user_name}
            src={cardImage(profile_image)}
            alt={profileTexts.avatarOf(user_name)}
            size={70}
            progress={ratio}
            level={profileTexts.level(level)}
          />
          <div className={styles.words}>
            <Text as="h1" variant="feedTitle" lines={1}>
              {user_name}
            </Text>
            <Text variant="meta" tone="muted" lines={1}>
              {email}
            </Text>
          </div>
        </div>
        <Text
          as="p"
          variant="label"
          weight="regular"
          preserveLines
          {...(!bio && { tone: 'muted' })}
        >
          {bio || myTexts.noBio}
        </Text>
        <ProgressBar
          label={profileTexts.experience}
          value={ratio}
          valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
        />
        <Balances member={member} />
        <div className={styles.links}>
          <LinkButton as={Link} to={settingsTo} variant="soft">
            {myTexts.editProfile}
          </LinkButton>
          <LinkButton as={Link} to={publicTo} variant="neutral">
            {myTexts.publicPage}
          </LinkButton>
          <div className={styles.pair}>
            <LinkButton as={Link} to={characterTo} variant="neutral" className={styles.narrow}>
              {ownTexts.character}
            </LinkButton>
            <LinkButton as={Link} to={gardenTo} variant="neutral" className={styles.narrow}>
              {ownTexts.garden}
            </LinkButton>
          </div>
        </div>
      </Stack>
    </Card>
  );
}

/** The same while nobody knows yet whose it is. */
export function OwnProfileSkeleton() {
  return (
    <Card edge>
      <Stack gap={16}>
        <Inline gap={16}>
          <Skeleton width={84} height={84} radius="full" />
          <Stack gap={8} flexGrow={1}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="90%" height={16} />
          </Stack>
        </Inline>
        <Skeleton height={24} />
        <Skeleton height={34} />
        <Skeleton height={60} />
        <Skeleton height={148} radius="md" />
      </Stack>
    </Card>
  );
}
