import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Text } from '@/design/components/Text/Text';
import { DropFilledIcon, GemFilledIcon } from '@/design/icons/icons';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { formatNumber } from '@contract/rules/counts';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/levels';
import { cardImage } from '@contract/rules/uploads';
import type { ReactNode } from 'react';
import * as styles from './ProfileStrip.css';

export interface ProfileStripProps {
  member: Member;
  /** What stands before the words in place of the face; its place is kept while it is nothing. */
  picture?: ReactNode;
}

/** The profile card of a phone: one strip below the header. */
export function ProfileStrip({ member, picture }: ProfileStripProps) {
  const { user_name, profile_image, level, experience, water_drops, gems } = member;
  return (
    <section className={styles.strip} aria-label={profileTexts.cardOf(user_name)}>
      {picture ? (
        <div className={styles.picture}>{picture}</div>
      ) : (
        <Avatar name={user_name} src={cardImage(profile_image)} size={54} />
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          <Text variant="label" lines={1}>
            {user_name}
          </Text>
          <Badge tone="accent">{profileTexts.level(level)}</Badge>
          <span className={styles.amounts}>
            <span className={styles.amount}>
              <DropFilledIcon size={18} title={profileTexts.waterDrops} />
              {formatNumber(water_drops)}
            </span>
            <span className={styles.amount}>
              <GemFilledIcon size={18} title={profileTexts.gems} />
              {formatNumber(gems)}
            </span>
          </span>
        </div>
        <ProgressBar
          label={profileTexts.experience}
          value={experienceRatio(level, experience)}
          valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
          hideText
        />
        <Text variant="caption" tone="muted" weight="regular" tabular aria-hidden>
          {profileTexts.experienceLine(experience, experienceToNextLevel(level))}
        </Text>
      </div>
    </section>
  );
}
