import { SphereRow, SphereRowSkeleton } from '@/components/SphereRow/SphereRow';
import { spherePath } from '@/config/routes';
import { Badge } from '@/design/components/Badge/Badge';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { loadSpheresAtom, spheresAtom } from '@/state/spheres';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { myTexts, roleTexts } from '@/texts/my';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { JoinButton } from './JoinButton';

/** The member's spheres, with their role in each. One that they leave stays, to be joined again. */
export function JoinedSpheres({ empty }: { empty: ReactNode }) {
  const { status, open: spheres } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  const joinedNow = spheres.filter(({ isJoined }) => isJoined).map(({ id }) => id);
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (joinedNow.some((id) => !seen.includes(id))) {
    setSeen([...seen, ...joinedNow.filter((id) => !seen.includes(id))]);
  }
  const shown = spheres.filter(({ id }) => seen.includes(id));

  if (status === 'failed' && spheres.length === 0) {
    return (
      <ErrorPanel
        message={failureTexts.spheres}
        retryLabel={commonTexts.retry}
        onRetry={() => void load()}
      />
    );
  }
  if (shown.length === 0 && status !== 'ready') {
    return (
      <Stack gap={16} padding={20} aria-busy="true">
        {[0, 1, 2].map((row) => (
          <SphereRowSkeleton key={row} />
        ))}
      </Stack>
    );
  }
  if (shown.length === 0) return empty;
  return (
    <Stack as="ul" gap={16} padding={20} aria-label={myTexts.tabs.spheres}>
      {shown.map((sphere) => (
        <li key={sphere.id}>
          <SphereRow
            sphere={sphere}
            to={spherePath(sphere.id)}
            action={
              <Row gap={12} flexShrink={0}>
                {sphere.role && (
                  <Badge tone={sphere.role === 'member' ? 'neutral' : 'accent'}>
                    {roleTexts[sphere.role]}
                  </Badge>
                )}
                <JoinButton sphere={sphere} />
              </Row>
            }
          />
        </li>
      ))}
    </Stack>
  );
}
