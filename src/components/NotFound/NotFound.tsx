import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { Link } from 'react-router-dom';
import { EmptyScene } from '../WaterScene/EmptyScene';

export interface NotFoundProps {
  /** What is not there. */
  message: string;
  /** Why that may be. */
  reason: string;
  /** Where the site begins. */
  homeTo: string;
}

/** Stands in for what is not there, or not any more. */
export function NotFound({ message, reason, homeTo }: NotFoundProps) {
  return (
    <Card padding="none" edge>
      <EmptyState
        scene={<EmptyScene />}
        message={message}
        action={
          <>
            <Text as="p" variant="label" weight="regular" tone="muted">
              {reason}
            </Text>
            <LinkButton as={Link} to={homeTo}>
              {commonTexts.home}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
