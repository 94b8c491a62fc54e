import { LegalPage } from '@/features/legal/LegalPage';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { legalTexts } from '@/texts/legal';

export { preparePrivacy as prepare } from './preparePrivacy';

/** What is done with the data of members. */
export default function PrivacyScreen() {
  return (
    <>
      <PageTitle title={layoutTexts.pageTitle(legalTexts.titles.privacy)} />
      <LegalPage name="privacy" />
    </>
  );
}
