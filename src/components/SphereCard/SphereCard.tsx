import { Card } from '@/design/components/Card/Card';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { sphereTexts } from '@/texts/sphere';
import type { Sphere } from '@contract/models/sphere';
import { formatCount } from '@contract/rules/text/counts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './SphereCard.css';
import { cardImage } from '@contract/rules/site/uploads';

export interface SphereCardProps {
  sphere: Pick<Sphere, 'name' | 'icon' | 'memberCount'>;
  /** The address of the sphere's feed. */
  to: string;
  /** The button to join, or the sign that the member has joined. */
  action?: ReactNode;
}

/** A sphere, next to one of its posts. */
export function SphereCard({ sphere, to, action }: SphereCardProps) {
  return (
    <Card edge>
      <Row gap={12}>
        <Link to={to} className={styles.sphere}>
          <img className={styles.tile} src={cardImage(sphere.icon)} alt="" width={52} height={52} />
          <Stack as="span" gap={0} minWidth={0}>
            <Text variant="label" lines={1}>
              {sphere.name}
            </Text>
            <Text variant="meta" tone="muted">
              {sphereTexts.members(formatCount(sphere.memberCount))}
            </Text>
          </Stack>
        </Link>
        {action}
      </Row>
    </Card>
  );
}
