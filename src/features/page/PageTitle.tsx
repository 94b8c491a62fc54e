import { canonicalPath } from '@/config/feedAddress';
import { notePageHydrated } from '@/design/hydration/hydration';
import { settingsAtom } from '@/state/settings';
import { titleOf } from '@contract/rules/site/identity';
import { useAtomValue } from 'jotai';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DemoAccounts, DemoMails } from '@/config/demo';

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

/** Receives the title of a page that is rendered without a document. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/**
 * Sets the title of the page, null for home, while mounted. Not React's own <title>: the server renders only the
 * root element, and React does not control the head.
 */
export function PageTitle({ title: page }: { title: string | null }) {
  const { pathname, search } = useLocation();
  const title = titleOf(page, useAtomValue(settingsAtom));
  use(TitleContext)?.(title);
  useEffect(() => {
    document.title = title;
    // The browser's share button uses this link, if the server rendered one.
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonicalPath(pathname, search), link.href).href;
  }, [title, pathname, search]);
  // Here, because every page has a title.
  useEffect(notePageHydrated, []);
  return null;
}
