import { SphereRow, SphereRowSkeleton } from '@/components/SphereRow/SphereRow';
import { WelcomeStep } from '@/components/WelcomeStep/WelcomeStep';
import { spherePath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { loadSpheresAtom, spheresAtom } from '@/state/spheres';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { welcomeTexts } from '@/texts/welcome';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { JoinButton } from './JoinButton';

/** How many spheres a new member chooses from. */
const OFFERED = 8;

/** Lets a new member join spheres. */
export default function FirstSpheres({ skip, onDone }: { skip: ReactNode; onDone: () => void }) {
  const { status, open } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  const joined = open.filter(({ isJoined }) => isJoined).length;
  const isReady = status === 'ready';
  const offered = isReady ? open.slice(0, OFFERED) : [];
  const missing = Array.from({ length: isReady ? 0 : OFFERED }, (_, row) => row);
  return (
    <WelcomeStep
      {...welcomeTexts.spheres}
      skip={skip}
      action={
        <Button size="lg" fullWidth disabled={joined === 0} onClick={onDone}>
          {welcomeTexts.next}
        </Button>
      }
    >
      {status === 'failed' ? (
        <ErrorPanel
          message={failureTexts.spheres}
          retryLabel={commonTexts.retry}
          onRetry={() => void load()}
        />
      ) : (
        <Stack gap={16}>
          <Text variant="label" tone={joined > 0 ? 'success' : 'muted'} role="status">
            {welcomeTexts.spheres.joined(joined)}
          </Text>
          {offered.map((sphere) => (
            <SphereRow
              key={sphere.id}
              sphere={sphere}
              to={spherePath(sphere.id)}
              description={sphere.description}
              action={<JoinButton sphere={sphere} />}
            />
          ))}
          {missing.map((row) => (
            <SphereRowSkeleton key={row} />
          ))}
        </Stack>
      )}
    </WelcomeStep>
  );
}
