import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { contentId, myPath, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { actorAtom, endedActorAtom, restoreSessionAtom, sessionAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { authTexts } from '@/texts/auth';
import { secondFactorTexts } from '@/texts/secondFactor';
import { layoutTexts } from '@/texts/layout';
import { isAdmin } from '@contract/policies/actor';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { AdminPageSkeleton } from './AdminPageSkeleton';

// In a separate file, so that only admins load the names of the pages.
const AdminArea = lazyPart(() => import('./AdminArea'), { lost: 'thrown' });

/** In place of the admin area, until its admin sets up the second factor that the site requires. */
function SecondFactorGate() {
  return (
    <main id={contentId} tabIndex={-1}>
      <PageTitle title={layoutTexts.admin} />
      <Card padding="lg" edge>
        <Stack gap={16}>
          <Heading level={1}>{secondFactorTexts.required}</Heading>
          <Text as="p" tone="muted">
            {secondFactorTexts.requiredNote}
          </Text>
          <Cluster gap={8}>
            <LinkButton as={Link} to={myPath('settings')}>
              {secondFactorTexts.toSettings}
            </LinkButton>
            <LinkButton as={Link} to={routes.home} variant="outline">
              {commonTexts.home}
            </LinkButton>
          </Cluster>
        </Stack>
      </Card>
    </main>
  );
}

/**
 * The guard of the admin area. Only the server's answer opens it: the member that the browser
 * remembers has no level, and nothing inside is requested before the server has answered. An admin
 * whose session ends here keeps the page, because it may contain unsaved text.
 */
export default function AdminScreen() {
  const { status, user, ended } = useAtomValue(sessionAtom);
  const actor = useAtomValue(actorAtom);
  const endedActor = useAtomValue(endedActorAtom);
  // A person who arrives after the end of the session is a guest like any other.
  const [endedBefore] = useState(ended);
  const isOpen = isAdmin(actor) || (ended !== endedBefore && isAdmin(endedActor));
  const restore = useSetAtom(restoreSessionAtom);
  const skeleton = <AdminPageSkeleton title={layoutTexts.admin} />;
  if (status === 'known' && user?.needsSecondFactor) return <SecondFactorGate />;
  if (status === 'known') {
    return isOpen ? <AdminArea fallback={skeleton} /> : <Navigate to={routes.home} replace />;
  }
  if (status === 'checking') return skeleton;
  return (
    <main id={contentId} tabIndex={-1}>
      <PageTitle title={layoutTexts.admin} />
      <VisuallyHidden>
        <h1>{layoutTexts.admin}</h1>
      </VisuallyHidden>
      <Card padding="lg" edge>
        <LoadFailure
          message={authTexts.unknown}
          homeTo={routes.home}
          onRetry={() => void restore()}
        />
      </Card>
    </main>
  );
}
