import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Hydrates a story like a page from the server: its markup is there and all its pictures have
 * loaded or failed before React attaches. Sets `data-alive` afterwards.
 */
export const hydrated: Decorator = (Story) => <Hydrated story={<Story />} />;

function Hydrated({ story }: { story: ReactElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    element.innerHTML = renderToString(story);
    const pictures = [...element.querySelectorAll('img')];
    let root: ReturnType<typeof hydrateRoot> | null = null;
    let isGone = false;
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isGone) return;
      root = hydrateRoot(element, story);
      element.dataset.alive = '';
    });
    return () => {
      isGone = true;
      root?.unmount();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page hydrates once
  }, []);
  return <div ref={place} />;
}
