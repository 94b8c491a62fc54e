import { LegalPage } from '@/features/legal/LegalPage';
import { PageTitle } from '@/features/page/PageTitle';
import { legalTexts } from '@/texts/legal';
import { legalText } from '@/features/legal/legalText';
import type { createStore } from 'jotai';

/** Loads the text, so that it is in the document. */
export async function prepare(store: ReturnType<typeof createStore>): Promise<void> {
  await store.set(legalText.loadAtom, 'help');
}

/** The help for members. */
export default function HelpScreen() {
  return (
    <>
      <PageTitle title={legalTexts.titles.help} />
      <LegalPage name="help" />
    </>
  );
}
