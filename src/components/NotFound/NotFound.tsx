import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { Link } from 'react-router-dom';
import { EmptyScene } from '../WaterScene/EmptyScene';

export interface NotFoundProps {
  /** The heading: the missing thing. */
  message: string;
  /** A possible reason. */
  reason: string;
  /** The address of the home page. */
  homeTo: string;
}

/** The content of a page whose subject does not exist, or exists no more. */
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
