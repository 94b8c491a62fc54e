import { contentId, routes } from '@/config/routes';
import { Customizer } from '@/features/customize-companion/Customizer';
import { PageTitle } from '@/features/page/PageTitle';
import { ownerAtom } from '@/state/session';
import { characterTexts } from '@/texts/character';
import { useAtomValue } from 'jotai';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import * as styles from './CharacterScreen.css';
import { page } from './CharacterScreen.css';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { BackIcon } from '@/design/icons/icons';
import type { Member } from '@contract/models/member';
import { cardImage } from '@contract/rules/site/uploads';
import { Link } from 'react-router-dom';

/** The link home, the page's title, and its member. A link, because the form asks before navigation. */
function CharacterHeader({ member }: { member: Member | null }) {
  return (
    <div className={styles.bar}>
      <Link to={routes.home} className={styles.back}>
        <BackIcon size="lg" />
        <span className={styles.word}>{commonTexts.home}</span>
      </Link>
      <h1 className={styles.title}>{characterTexts.heading}</h1>
      {member && (
        <Row as="span" display="inline-flex" minWidth={0}>
          <Avatar name={member.user_name} src={cardImage(member.profile_image)} size="sm" />
          <Text variant="label" lines={1}>
            {member.user_name}
          </Text>
        </Row>
      )}
    </div>
  );
}

/** Shown until the page knows who is signed in. */
function CharacterSkeleton() {
  return (
    <Card padding="none" edge aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={280} radius="lg" />
      <Stack alignItems="center" gap={12} paddingX={16} paddingY={24}>
        <Skeleton width="40%" height={24} />
        <Skeleton width={108} height={44} radius="md" />
      </Stack>
    </Card>
  );
}

/** Dresses the member's own companion. Only for members. */
export default function CharacterScreen() {
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={characterTexts.heading} />
      <CharacterHeader member={useAtomValue(ownerAtom)} />
      <MemberSlot title={characterTexts.heading} skeleton={<CharacterSkeleton />}>
        {(member) => <Customizer userId={member.user_id} mode="page" />}
      </MemberSlot>
    </main>
  );
}
