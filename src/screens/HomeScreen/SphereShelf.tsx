import { Card } from '@/design/components/Card/Card';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { settingsAtom } from '@/state/settings';
import { useAtomValue } from 'jotai';
import { shelf } from './HomeScreen.css';

const RecommendedStrip = lazyPart(() => import('@/features/join-sphere/RecommendedStrip'), {
  media: '(max-width: 899px)',
  // A phone's page gets 1.5 s for itself first.
  after: 1500,
  lost: 'leftOut',
});

/** The recommended spheres on a phone or tablet, between the first posts and the others. */
export function SphereShelf() {
  const { recommended_spheres_visible } = useAtomValue(settingsAtom);
  if (!recommended_spheres_visible) return null;
  return (
    <div className={shelf}>
      <RecommendedStrip
        fallback={
          <Card edge>
            <Skeleton height={224} radius="md" />
          </Card>
        }
      />
    </div>
  );
}
