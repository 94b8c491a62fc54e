import { createContext } from 'react';

interface SiteSurroundings {
  /** Whether this browser itself answers the calls. */
  isDemo: boolean;
  /** The address one step back in the history, where that is known. */
  cameFrom: string | null;
}

/** What a screen may know of the site around it. */
export const SiteContext = createContext<SiteSurroundings>({ isDemo: false, cameFrom: null });
