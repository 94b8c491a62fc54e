import { feedPath } from '@/config/feedAddress';
import { Button } from '@/design/components/Button/Button';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { menuItem } from '@/design/styles/menuItem.css';
import { loadSpheresAtom, spheresAtom } from '@/state/spheres';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import * as styles from './NavigationMenu.css';

/** How many skeletons are shown while loading, so that the content below hardly moves. */
const USUAL = 8;

/** The most that the menu shows; a page lists all of them. */
const MOST = 10;

/** The first spheres in the order of the API: joined ones first. */
export function SphereLinks({ current }: { current: string | undefined }) {
  const { status, spheres } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  if (status === 'failed' && spheres.length === 0) {
    return (
      <div className={styles.notice}>
        <Text as="p" variant="meta" tone="muted">
          {failureTexts.spheres}
        </Text>
        <Button variant="ghost" size="sm" onClick={() => void load()}>
          {commonTexts.retry}
        </Button>
      </div>
    );
  }
  if (spheres.length === 0 && status !== 'ready') {
    return Array.from({ length: USUAL }, (_, row) => (
      <div key={row} className={menuItem}>
        <Skeleton width={28} height={28} />
        <Skeleton width="56%" height={18} />
      </div>
    ));
  }
  return spheres.slice(0, MOST).map(({ id, name, icon }) => (
    <Link
      key={id}
      to={feedPath({ sphereId: id })}
      className={menuItem}
      aria-current={id === current ? 'page' : undefined}
    >
      <img className={styles.tile} src={icon} alt="" width={28} height={28} loading="lazy" />
      <Text lines={1}>{name}</Text>
    </Link>
  ));
}
