import { Page } from '@/design/components/Page/Page';
import { NotFound } from '@/components/NotFound/NotFound';
import { contentId, routes } from '@/config/routes';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { memberTexts } from '@/texts/member';

/** The page of a member who does not exist, or no longer exists. */
export function MissingMember() {
  return (
    <Page id={contentId} width="reading">
      <PageTitle title={layoutTexts.pageTitle(memberTexts.notFoundTitle)} />
      <h1>
        <VisuallyHidden>{memberTexts.title}</VisuallyHidden>
      </h1>
      <NotFound
        message={memberTexts.notFoundTitle}
        reason={memberTexts.notFoundBody}
        homeTo={routes.home}
      />
    </Page>
  );
}
