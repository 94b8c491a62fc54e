import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { face as diameters } from '@/design/tokens/scale';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/levels';
import { cardImage } from '@contract/rules/uploads';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { oneLine } from './ProfileHeader.css';

/** Size of the face, the space beside it, and the name: a page's heading or a label. */
const shapes = {
  page: { face: 'xl', gap: 16, name: { as: 'h1', variant: 'feedTitle' } },
  card: { face: 'lg', gap: 16, name: { variant: 'heading' } },
  strip: { face: 'lg', gap: 12, name: { variant: 'label' } },
} as const;

export interface ProfileHeaderProps {
  member: Pick<Member, 'user_name' | 'profile_image' | 'level'>;
  shape: keyof typeof shapes;
  /** The progress on the level's ring around the face; without it the level is in a badge. */
  experience?: number;
  /** The address that the name links to. */
  to?: string;
  /** The content shown instead of the face. */
  picture?: ReactNode;
  /** The content at the end of a strip's first line. */
  end?: ReactNode;
  /** The content below the name. */
  children?: ReactNode;
}

/** The head of a profile: the face, the name, the level, and the content below them. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { member, shape, experience, to, picture, end, children } = props;
  const { user_name, profile_image, level } = member;
  const { face, gap, name } = shapes[shape];
  const isStrip = shape === 'strip';
  const levelText = profileTexts.level(level);
  const badge = experience === undefined && <Badge tone="accent">{levelText}</Badge>;
  const title = (
    <Text {...name} {...(to && { as: Link, to, link: true })} lines={1}>
      {user_name}
    </Text>
  );
  return (
    <Row gap={gap}>
      {picture ?? (
        <Avatar
          name={user_name}
          src={cardImage(profile_image)}
          alt={isStrip ? '' : profileTexts.avatarOf(user_name)}
          size={face}
          {...(experience !== undefined && {
            progress: experienceRatio(level, experience),
            level: levelText,
          })}
        />
      )}
      <Stack gap={isStrip ? 6 : badge ? 4 : 0} flexGrow={1} minWidth={0}>
        {isStrip ? (
          <Box display="flex" alignItems="center" gap={8} minWidth={0} className={oneLine}>
            {title}
            {badge}
            {end}
          </Box>
        ) : (
          <>
            {title}
            {badge && <Row>{badge}</Row>}
          </>
        )}
        {children}
      </Stack>
    </Row>
  );
}

interface ExperienceBarProps {
  member: Pick<Member, 'level' | 'experience'>;
  /** Hides the numbers, where another line shows them. */
  hideText?: boolean;
}

/** The member's progress towards the next level, below the head. */
export function ExperienceBar({ member: { level, experience }, hideText }: ExperienceBarProps) {
  return (
    <ProgressBar
      label={profileTexts.experience}
      value={experienceRatio(level, experience)}
      valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
      {...(hideText && { hideText })}
    />
  );
}

/** The skeleton of the head; `ring` where the face will have one. */
export function ProfileHeaderSkeleton({ shape, ring }: { shape: 'page' | 'card'; ring?: boolean }) {
  const side = diameters[shapes[shape].face] + (ring ? 14 : 0);
  return (
    <Row gap={16}>
      <Skeleton width={side} height={side} radius="full" />
      <Stack gap={8} flexGrow={1}>
        <Skeleton width={ring ? '60%' : '56%'} height={shape === 'page' ? 24 : 22} />
        <Skeleton width={ring ? '90%' : '40%'} height={ring ? 16 : 24} />
      </Stack>
    </Row>
  );
}
