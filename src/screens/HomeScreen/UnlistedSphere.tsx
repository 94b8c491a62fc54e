import { NotFound } from '@/components/NotFound/NotFound';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { contentId, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Page } from '@/design/components/Page/Page';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { isMissing } from '@/state/remote';
import { sphereRemote } from '@/state/sphere';
import { useRemote } from '@/state/useRemote';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import type { createStore } from 'jotai';
import { Link } from 'react-router-dom';

/** Loads the sphere, which home then shows if it exists. */
export const prepare = (store: ReturnType<typeof createStore>, sphereId = ''): Promise<void> =>
  store.set(sphereRemote.ensureAtom, sphereId);

/**
 * The feed of a sphere that is not in the list: asks for it, and says so if it does not exist. Once
 * a closed sphere is known, home shows its feed.
 */
export default function UnlistedSphere({ sphereId }: { sphereId: string }) {
  const { state, retry } = useRemote(sphereRemote, sphereId);
  const isGone = state.status === 'failed' && isMissing(state.error);
  const title = isGone ? spheresTexts.notFoundTitle : sphereTexts.label;
  return (
    <Page id={contentId} width="reading">
      <PageTitle title={title} />
      <h1>
        <VisuallyHidden>{sphereTexts.label}</VisuallyHidden>
      </h1>
      {isGone ? (
        <NotFound
          message={spheresTexts.notFoundTitle}
          reason={spheresTexts.notFoundBody}
          homeTo={routes.home}
        >
          <LinkButton as={Link} to={routes.spheres} variant="outline">
            {sphereTexts.browse}
          </LinkButton>
        </NotFound>
      ) : (
        <RemoteContent
          state={state}
          failed={spheresTexts.failed}
          inCard
          skeleton={<Skeleton height={70} />}
          onRetry={retry}
        >
          {() => null}
        </RemoteContent>
      )}
    </Page>
  );
}
