import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
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
    <Row
      as="section"
      gap={12}
      background="surface"
      paddingX={16}
      paddingY={12}
      aria-label={profileTexts.cardOf(user_name)}
    >
      {picture ? (
        <div className={styles.picture}>{picture}</div>
      ) : (
        <Avatar name={user_name} src={cardImage(profile_image)} size={54} />
      )}
      <Stack gap={6} flexGrow={1} minWidth={0}>
        <Row minWidth={0} className={styles.line}>
          <Text variant="label" lines={1}>
            {user_name}
          </Text>
          <Badge tone="accent">{profileTexts.level(level)}</Badge>
          <Row as="span" alignItems="stretch" gap={12} className={styles.amounts}>
            <Row as="span" gap={6}>
              <DropFilledIcon size={18} title={profileTexts.waterDrops} />
              {formatNumber(water_drops)}
            </Row>
            <Row as="span" gap={6}>
              <GemFilledIcon size={18} title={profileTexts.gems} />
              {formatNumber(gems)}
            </Row>
          </Row>
        </Row>
        <ProgressBar
          label={profileTexts.experience}
          value={experienceRatio(level, experience)}
          valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
          hideText
        />
        <Text variant="caption" tone="muted" weight="regular" tabular aria-hidden>
          {profileTexts.experienceLine(experience, experienceToNextLevel(level))}
        </Text>
      </Stack>
    </Row>
  );
}
