import type { DemoAccounts, DemoMails } from '@/config/demo';
import { createContext } from 'react';

interface SiteSurroundings {
  /** The demo accounts, if this browser itself answers the calls. */
  demoAccounts: DemoAccounts | null;
  /** The mails of the demo; undefined on a site that sends mails. */
  demoMails?: DemoMails | undefined;
  /** The previous address in the history, if known. */
  cameFrom: string | null;
}

/** The information about the site for its screens. */
export const SiteContext = createContext<SiteSurroundings>({ demoAccounts: null, cameFrom: null });
