import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyScene } from '../WaterScene/EmptyScene';

export interface NotFoundProps {
  /** The heading, which names the missing thing. */
  message: string;
  /** A possible reason. */
  reason: string;
  /** The address of the home page. */
  homeTo: string;
  /** Another way to continue, before the link home. */
  children?: ReactNode;
}

/** The content of a page whose subject does not exist, or no longer exists. */
export function NotFound({ message, reason, homeTo, children }: NotFoundProps) {
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
            <Cluster justifyContent="center">
              {children}
              <LinkButton as={Link} to={homeTo}>
                {commonTexts.home}
              </LinkButton>
            </Cluster>
          </>
        }
      />
    </Card>
  );
}
