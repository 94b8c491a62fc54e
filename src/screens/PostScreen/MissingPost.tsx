import { Page } from '@/design/components/Page/Page';
import { PageBar } from '@/components/PageBar/PageBar';
import { NotFound } from '@/components/NotFound/NotFound';
import { contentId, routes } from '@/config/routes';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { detailTexts } from '@/texts/detail';
import { unseen } from './PostScreen.css';
import { feedStaleAtom } from '@/state/feed';
import { useSetAtom } from 'jotai';
import { useBack } from '@/features/page/useBack';

/** Goes back to the reader's place in the list if this page was opened from within the site; else home. */
export function useBackToFeed(): () => void {
  const back = useBack(routes.home);
  const setStale = useSetAtom(feedStaleAtom);
  return () => {
    setStale(true);
    back();
  };
}

/** The post was deleted, never existed, or is hidden from this viewer. */
export function MissingPost() {
  return (
    <Page id={contentId} width="reading">
      <PageTitle title={detailTexts.notFoundTitle} />
      <PageBar title={detailTexts.title} onBack={useBackToFeed()} />
      <h1 className={unseen}>
        <VisuallyHidden>{detailTexts.title}</VisuallyHidden>
      </h1>
      <NotFound
        message={detailTexts.notFoundTitle}
        reason={detailTexts.notFoundBody}
        homeTo={routes.home}
      />
    </Page>
  );
}
