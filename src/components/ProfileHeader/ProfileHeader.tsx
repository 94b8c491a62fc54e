import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { face as diameters } from '@/design/tokens/scale';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { experienceRatio, experienceToNextLevel } from '@contract/rules/companion/levels';
import { cardImage } from '@contract/rules/site/uploads';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The size of the avatar, and the name as a page's heading or as a label. */
const shapes = {
  page: { face: 'xl', name: { as: 'h1', variant: 'feedTitle' } },
  card: { face: 'lg', name: { variant: 'heading' } },
} as const;

export interface ProfileHeaderProps {
  member: Pick<Member, 'user_name' | 'profile_image' | 'level'>;
  shape: keyof typeof shapes;
  /** The progress on the level's ring around the avatar; without it the level is in a badge. */
  experience?: number;
  /** The address that the name links to. */
  to?: string;
  /** The content below the name. */
  children?: ReactNode;
}

/** The top of a profile: avatar, name, level, and the content below them. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { member, shape, experience, to, children } = props;
  const { user_name, profile_image, level } = member;
  const { face, name } = shapes[shape];
  const levelText = profileTexts.level(level);
  const badge = experience === undefined && <Badge tone="accent">{levelText}</Badge>;
  const title = (
    <Text {...name} {...(to && { as: Link, to, link: true })} lines={1}>
      {user_name}
    </Text>
  );
  return (
    <Row gap={16}>
      <Avatar
        name={user_name}
        src={cardImage(profile_image)}
        alt={profileTexts.avatarOf(user_name)}
        size={face}
        {...(experience !== undefined && {
          progress: experienceRatio(level, experience),
          level: levelText,
        })}
      />
      <Stack gap={badge ? 4 : 0} flexGrow={1} minWidth={0}>
        {title}
        {badge && <Row>{badge}</Row>}
        {children}
      </Stack>
    </Row>
  );
}

interface ExperienceBarProps {
  member: Pick<Member, 'level' | 'experience'>;
}

/** The member's progress towards the next level, below the top of the profile. */
export function ExperienceBar({ member: { level, experience } }: ExperienceBarProps) {
  return (
    <ProgressBar
      label={profileTexts.experience}
      value={experienceRatio(level, experience)}
      valueText={profileTexts.experienceValue(experience, experienceToNextLevel(level))}
    />
  );
}

/** The skeleton of the top; `ring` if the avatar will have one. */
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
