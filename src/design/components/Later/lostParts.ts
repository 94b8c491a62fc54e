import { createContext } from 'react';

interface LostWords {
  /** That a part could not be loaded. */
  message: string;
  retryLabel: string;
  /** Says it where nothing stands in the part's place. */
  showFailure: () => void;
}

/** How a part that did not come is spoken of; this folder has no words of its own. */
export const LostParts = createContext<LostWords>({
  message: '',
  retryLabel: '',
  showFailure: () => undefined,
});
