import { canonicalPath } from '@/config/feedAddress';
import { notePageHydrated } from '@/design/hydration/hydration';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Hears the title of a page that is rendered without a document. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/**
 * The title of the page while this is on the screen. Not React's own <title>: the server renders
 * the root element only, and the head around it is not React's.
 */
export function PageTitle({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  use(TitleContext)?.(title);
  useEffect(() => {
    document.title = title;
    // What the browser's own share button sends, where the server gave one.
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonicalPath(pathname, search), link.href).href;
  }, [title, pathname, search]);
  // Every page has a title, beside its slices.
  useEffect(notePageHydrated, []);
  return null;
}
