import { createContext } from 'react';

interface LostTexts {
  /** The sentence which says that a part could not be loaded. */
  message: string;
  retryLabel: string;
  /** Shows the failure in a notice, if nothing takes the part’s place. */
  showFailure: () => void;
}

/** The texts for a part that did not load; this folder contains no texts. */
export const LostParts = createContext<LostTexts>({
  message: '',
  retryLabel: '',
  showFailure: () => undefined,
});
