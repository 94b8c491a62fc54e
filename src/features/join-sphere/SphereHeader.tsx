import { MemberCount } from '@/components/SphereRow/SphereRow';
import { Card } from '@/design/components/Card/Card';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { loadSpheresAtom, spheresAtom } from '@/state/spheres';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { sphereTexts } from '@/texts/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { JoinButton } from './JoinButton';
import { tile } from './AllSpheresLink.css';
import { cardImage } from '@contract/rules/site/uploads';

const ClosedNote = lazyPart(() => import('./ClosedNote'));

/** The header of the sphere whose feed is below; shows nothing if it does not exist. */
export function SphereHeader({ sphereId }: { sphereId: string }) {
  const { status, spheres } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  const sphere = spheres.find(({ id }) => id === sphereId);
  if (!sphere) {
    const isComing = status === 'loading';
    return (
      <>
        <VisuallyHidden as="h1">{sphereTexts.label}</VisuallyHidden>
        {isComing && (
          <Card edge>
            <Skeleton height={70} />
          </Card>
        )}
        {status === 'failed' && (
          <Card edge>
            <ErrorPanel
              message={failureTexts.spheres}
              retryLabel={commonTexts.retry}
              onRetry={() => void load()}
            />
          </Card>
        )}
      </>
    );
  }
  return (
    <Card as="section" edge aria-label={sphereTexts.label}>
      <Row gap={16}>
        <img className={tile} src={cardImage(sphere.icon)} alt="" width={56} height={56} />
        <Stack gap={2} flexGrow={1} minWidth={0}>
          <Text as="h1" variant="heading" lines={1}>
            {sphere.name}
          </Text>
          <Text variant="meta" tone="muted">
            {sphere.description}
          </Text>
          <MemberCount count={sphere.memberCount} />
          {sphere.isClosed && <ClosedNote />}
        </Stack>
        <JoinButton sphere={sphere} />
      </Row>
    </Card>
  );
}
