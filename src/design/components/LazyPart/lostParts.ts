import { createContext } from 'react';

interface LostTexts {
  /** That a part could not be loaded. */
  message: string;
  retryLabel: string;
  /** Says it in a notice, where nothing stands in the part’s place. */
  showFailure: () => void;
}

/** How a part that did not come is spoken of; this folder has no words of its own. */
export const LostParts = createContext<LostTexts>({
  message: '',
  retryLabel: '',
  showFailure: () => undefined,
});
