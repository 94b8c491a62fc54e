import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import { Link } from 'react-router-dom';
import { dropDrawing } from '@/components/Drawing/drop';

export interface GuestCardProps {
  /** The address of the login page. */
  to: string;
}

/**
 * The card that a guest sees instead of the profile card: the benefits of an account, and the way
 * to get one.
 */
export function GuestCard({ to }: GuestCardProps) {
  return (
    <Card as="section" edge aria-label={profileTexts.guestName}>
      <Stack gap={16}>
        <Row gap={12}>
          <img src={dropDrawing} alt="" width={64} height={64} loading="lazy" />
          <Stack gap={2} minWidth={0}>
            <Text variant="heading">{profileTexts.guestName}</Text>
            <Text variant="meta" tone="muted">
              {profileTexts.guestCard}
            </Text>
          </Stack>
        </Row>
        <LinkButton as={Link} to={to} fullWidth>
          {layoutTexts.login}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** The skeleton of the card, until the page knows whether the viewer is signed in. */
export function GuestCardSkeleton() {
  return (
    <Card edge>
      <Stack gap={16}>
        <Skeleton height={90} />
        <Skeleton height={44} />
      </Stack>
    </Card>
  );
}
