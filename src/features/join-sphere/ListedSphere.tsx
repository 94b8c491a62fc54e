import { SphereRow } from '@/components/SphereRow/SphereRow';
import { spherePath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { spheresAtom } from '@/state/spheres';
import type { Sphere } from '@contract/models/sphere';
import { useAtomValue } from 'jotai';
import { JoinButton } from './JoinButton';

/** A sphere in a list in its current state: joining it elsewhere updates it here too. */
export function ListedSphere({ sphere }: { sphere: Sphere }) {
  const known = useAtomValue(spheresAtom).spheres.find(({ id }) => id === sphere.id) ?? sphere;
  return (
    <Card edge>
      <SphereRow
        sphere={known}
        description={known.description}
        to={spherePath(known.id)}
        action={<JoinButton sphere={known} />}
      />
    </Card>
  );
}
