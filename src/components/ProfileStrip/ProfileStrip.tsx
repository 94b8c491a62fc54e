import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { DropFilledIcon, GemFilledIcon } from '@/design/icons/icons';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { formatNumber } from '@contract/rules/counts';
import { experienceToNextLevel } from '@contract/rules/levels';
import type { ReactNode } from 'react';
import { ExperienceBar, ProfileHeader } from '../ProfileHeader/ProfileHeader';
import * as styles from './ProfileStrip.css';

export interface ProfileStripProps {
  member: Member;
  /** The content before the words, instead of the face; its room is reserved until it is there. */
  picture?: ReactNode;
}

/** The profile card of a phone: one strip below the header. */
export function ProfileStrip({ member, picture }: ProfileStripProps) {
  const { user_name, level, experience, water_drops, gems } = member;
  return (
    <Box
      as="section"
      className={styles.strip}
      background="surface"
      paddingX={16}
      paddingY={12}
      aria-label={profileTexts.cardOf(user_name)}
    >
      <ProfileHeader
        member={member}
        shape="strip"
        picture={picture ? <div className={styles.picture}>{picture}</div> : null}
        end={
          <Box as="span" display="flex" alignItems="stretch" gap={12} className={styles.amounts}>
            <Row as="span" gap={6}>
              <DropFilledIcon title={profileTexts.waterDrops} />
              {formatNumber(water_drops)}
            </Row>
            <Row as="span" gap={6}>
              <GemFilledIcon title={profileTexts.gems} />
              {formatNumber(gems)}
            </Row>
          </Box>
        }
      >
        <ExperienceBar member={member} hideText />
        <Text variant="caption" tone="muted" weight="regular" tabular aria-hidden>
          {profileTexts.experienceLine(experience, experienceToNextLevel(level))}
        </Text>
      </ProfileHeader>
    </Box>
  );
}
