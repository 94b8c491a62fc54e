import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import type { Sphere } from '@contract/models/sphere';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { coming, name, tile, words } from './SphereRow.css';
import { sphereTexts } from '@/texts/sphere';
import { formatCount } from '@contract/rules/text/counts';
import { cardImage } from '@contract/rules/site/uploads';

/** The number of members of a sphere, below its name. */
export function MemberCount({ count }: { count: number }) {
  return (
    <Text variant="caption" tone="muted" weight="regular" tabular>
      {sphereTexts.members(formatCount(count))}
    </Text>
  );
}

export interface SphereRowProps {
  sphere: Pick<Sphere, 'name' | 'icon' | 'memberCount'>;
  /** The address of the sphere's feed. */
  to: string;
  /** The topic of the sphere, if there is room for it. */
  description?: string;
  /** A button at the end of the row. */
  action?: ReactNode;
}

/** A sphere in a list: its tile, its name and its number of members. */
export function SphereRow({ sphere, to, description, action }: SphereRowProps) {
  return (
    <Row gap={12}>
      <img
        className={tile}
        src={cardImage(sphere.icon)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
      />
      <div className={words}>
        <Link to={to} className={name}>
          {sphere.name}
        </Link>
        {description && (
          <Text variant="meta" tone="muted" lines={2}>
            {description}
          </Text>
        )}
        <MemberCount count={sphere.memberCount} />
      </div>
      {action}
    </Row>
  );
}

/** The skeleton of a row. */
export function SphereRowSkeleton() {
  return (
    <Row gap={12}>
      <Skeleton width={44} height={44} radius="md" />
      <div className={coming}>
        <Skeleton width="70%" height={18} />
        <Skeleton width="44%" height={14} />
      </div>
      <Skeleton width={76} height={36} radius="sm" />
    </Row>
  );
}
