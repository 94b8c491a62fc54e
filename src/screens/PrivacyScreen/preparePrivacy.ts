import { legalText } from '@/features/legal/legalText';
import type { createStore } from 'jotai';

/** Loads the text, so that it is in the document. */
export async function preparePrivacy(store: ReturnType<typeof createStore>): Promise<void> {
  await store.set(legalText.loadAtom, 'privacy');
}
