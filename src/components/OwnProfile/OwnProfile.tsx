import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Box } from '@/design/components/Box/Box';
import { Columns } from '@/design/components/Columns/Columns';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ownTexts } from '@/texts/own';
import { myTexts } from '@/texts/my';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { Link } from 'react-router-dom';
import {
  ExperienceBar,
  ProfileHeader,
  ProfileHeaderSkeleton,
} from '@/components/ProfileHeader/ProfileHeader';
import { Balances } from '@/components/Balances/Balances';
import { EmailText } from '@/components/ProfileHeader/EmailText';

export interface OwnProfileProps {
  member: Member;
  /** The address of the profile settings. */
  settingsTo: string;
  /** The address of the member's public page. */
  publicTo: string;
  /** The address of the page where the companion is edited. */
  characterTo: string;
  gardenTo: string;
}

/** The member at the top of their own page: avatar, name, bio, experience and balances. */
export function OwnProfile(props: OwnProfileProps) {
  const { member, settingsTo, publicTo, characterTo, gardenTo } = props;
  const { user_name, email, bio } = member;
  return (
    <Card as="section" edge aria-label={profileTexts.cardOf(user_name)}>
      <Stack gap={16}>
        <ProfileHeader member={member} shape="page" experience={member.experience}>
          {email && <EmailText email={email} />}
        </ProfileHeader>
        <Text
          as="p"
          variant="label"
          weight="regular"
          preserveLines
          {...(!bio && { tone: 'muted' })}
        >
          {bio || myTexts.noBio}
        </Text>
        <ExperienceBar member={member} />
        <Balances member={member} />
        <Columns columns={{ base: 2, wide: 1 }}>
          <LinkButton as={Link} to={settingsTo} variant="outline">
            {myTexts.editProfile}
          </LinkButton>
          <LinkButton as={Link} to={publicTo} variant="soft">
            {myTexts.publicPage}
          </LinkButton>
          <Box display="grid" gap={8} columns={2} style={{ gridColumn: '1 / -1' }}>
            <LinkButton as={Link} to={characterTo} variant="soft" tight="always">
              {ownTexts.character}
            </LinkButton>
            <LinkButton as={Link} to={gardenTo} variant="soft" tight="always">
              {ownTexts.garden}
            </LinkButton>
          </Box>
        </Columns>
      </Stack>
    </Card>
  );
}

/** The skeleton of the profile. */
export function OwnProfileSkeleton() {
  return (
    <Card edge>
      <Stack gap={16}>
        <ProfileHeaderSkeleton shape="page" ring />
        <Skeleton height={24} />
        <Skeleton height={34} />
        <Skeleton height={60} />
        <Skeleton height={148} radius="md" />
      </Stack>
    </Card>
  );
}
