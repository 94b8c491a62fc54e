import type { DemoAccounts, DemoMails } from '@/config/demo';
import { createContext } from 'react';

interface SiteSurroundings {
  /** The accounts of the demo, where this browser itself answers the calls. */
  demoAccounts: DemoAccounts | null;
  /** The mails of the demo; undefined on a site that sends them. */
  demoMails?: DemoMails | undefined;
  /** The address one step back in the history, where that is known. */
  cameFrom: string | null;
}

/** What a screen may know of the site around it. */
export const SiteContext = createContext<SiteSurroundings>({ demoAccounts: null, cameFrom: null });
