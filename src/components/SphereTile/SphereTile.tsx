import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import type { Sphere } from '@contract/models/sphere';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MemberCount } from '@/components/SphereRow/SphereRow';
import * as styles from './SphereTile.css';
import { cardImage } from '@contract/rules/site/uploads';

export interface SphereTileProps {
  sphere: Pick<Sphere, 'name' | 'icon' | 'memberCount'>;
  /** The address of the sphere's feed. */
  to: string;
  /** A button below the text. */
  action?: ReactNode;
}

/** A sphere in a row of spheres: its tile, its name and its number of members. */
export function SphereTile({ sphere, to, action }: SphereTileProps) {
  return (
    <div className={styles.tile}>
      <Link to={to} className={styles.way}>
        <img
          className={styles.picture}
          src={cardImage(sphere.icon)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
        <Text variant="label" lines={1}>
          {sphere.name}
        </Text>
        <MemberCount count={sphere.memberCount} />
      </Link>
      {action}
    </div>
  );
}

/** The skeleton of a tile. */
export function SphereTileSkeleton() {
  return (
    <div className={styles.tile}>
      <div className={styles.way}>
        <Skeleton width={56} height={56} radius="md" />
        <Skeleton width="70%" height={20} />
        <Skeleton width="50%" height={16} />
      </div>
      <Skeleton width={76} height={36} radius="sm" />
    </div>
  );
}
