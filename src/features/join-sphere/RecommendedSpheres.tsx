import { SphereRow, SphereRowSkeleton } from '@/components/SphereRow/SphereRow';
import { spherePath, routes } from '@/config/routes';
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
import { JoinButton } from './JoinButton';
import { ensureRecommendedAtom, recommendedAtom, useRecommended } from './recommended';
import { Link } from 'react-router-dom';
import { more } from './AllSpheresLink.css';

/** A link to all spheres. */
export function AllSpheresLink() {
  return (
    <Link to={routes.spheres} className={more}>
      {sphereTexts.browse}
    </Link>
  );
}

function List() {
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
  if (spheres.length > 0) {
    return spheres.map((sphere) => (
      <SphereRow
        key={sphere.id}
        sphere={sphere}
        to={spherePath(sphere.id)}
        action={<JoinButton sphere={sphere} />}
      />
    ));
  }
  if (status === 'ready') {
    return (
      <Text as="p" variant="meta" tone="muted">
        {sphereTexts.empty}
      </Text>
    );
  }
  return [0, 1, 2, 3].map((row) => <SphereRowSkeleton key={row} />);
}

/** Spheres to join, unless the settings hide them. */
export function RecommendedSpheres() {
  if (!useRecommended()) return null;
  return (
    <Card as="section" aria-labelledby="recommended-spheres">
      <Stack>
        <Spread>
          <Heading id="recommended-spheres">{sphereTexts.recommended}</Heading>
          <AllSpheresLink />
        </Spread>
        <List />
      </Stack>
    </Card>
  );
}
