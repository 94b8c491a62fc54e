import { LegalPage } from '@/features/legal/LegalPage';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { legalTexts } from '@/texts/legal';

export { prepareTerms as prepare } from './prepareTerms';

/** The terms of use. */
export default function TermsScreen() {
  return (
    <>
      <PageTitle title={layoutTexts.pageTitle(legalTexts.titles.terms)} />
      <LegalPage name="terms" />
    </>
  );
}
