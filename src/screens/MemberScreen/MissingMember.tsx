import { NotFound } from '@/components/NotFound/NotFound';
import { contentId, routes } from '@/config/routes';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { memberTexts } from '@/texts/member';
import { alone } from '../parts/alone.css';

/** The page of a member who does not exist, or exists no more. */
export function MissingMember() {
  return (
    <main id={contentId} tabIndex={-1} className={alone}>
      <PageTitle title={layoutTexts.pageTitle(memberTexts.notFoundTitle)} />
      <h1>
        <VisuallyHidden>{memberTexts.title}</VisuallyHidden>
      </h1>
      <NotFound
        message={memberTexts.notFoundTitle}
        reason={memberTexts.notFoundBody}
        homeTo={routes.home}
      />
    </main>
  );
}
