import { SphereTile, SphereTileSkeleton } from '@/components/SphereTile/SphereTile';
import { spherePath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { sphereTexts } from '@/texts/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { AllSpheresLink } from './RecommendedSpheres';
import { JoinButton } from './JoinButton';
import { ensureRecommendedAtom, recommendedAtom, useRecommended } from './recommended';
import { scroller } from './RecommendedStrip.css';

function Tiles() {
  const { status, spheres } = useAtomValue(recommendedAtom);
  const load = useSetAtom(ensureRecommendedAtom);
  if (status === 'failed') {
    return (
      <ErrorPanel
        message={failureTexts.recommendedSpheres}
        retryLabel={commonTexts.retry}
        onRetry={() => void load()}
      />
    );
  }
  if (status === 'ready' && spheres.length === 0) {
    return (
      <Text as="p" variant="meta" tone="muted">
        {sphereTexts.empty}
      </Text>
    );
  }
  return (
    <ul className={scroller} aria-labelledby="recommended-strip">
      {status === 'ready'
        ? spheres.map((sphere) => (
            <li key={sphere.id}>
              <SphereTile
                sphere={sphere}
                to={spherePath(sphere.id)}
                action={<JoinButton sphere={sphere} />}
              />
            </li>
          ))
        : [0, 1, 2, 3].map((tile) => (
            <li key={tile} aria-hidden="true">
              <SphereTileSkeleton />
            </li>
          ))}
    </ul>
  );
}

/** Spheres to join between the posts on phones and tablets, which have no side column. */
export default function RecommendedStrip() {
  if (!useRecommended()) return null;
  return (
    <Card as="section" edge aria-labelledby="recommended-strip">
      <Stack gap={12}>
        <Spread>
          <Heading id="recommended-strip">{sphereTexts.recommended}</Heading>
          <AllSpheresLink />
        </Spread>
        <Tiles />
      </Stack>
    </Card>
  );
}
