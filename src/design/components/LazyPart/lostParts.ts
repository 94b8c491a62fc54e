import { createContext } from 'react';

interface LostTexts {
  /** The sentence which says that a part could not be loaded. */
  message: string;
  retryLabel: string;
  /** Says it in a notice, where nothing stands in the part’s place. */
  showFailure: () => void;
}

/** The sentences about a part that did not load; this folder has no words of its own. */
export const LostParts = createContext<LostTexts>({
  message: '',
  retryLabel: '',
  showFailure: () => undefined,
});
