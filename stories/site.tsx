import type { Demo } from '@/app/layouts/demo';
import { Site } from '@/app/Site';
import type { StoryContext } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

/** Where the router is, for the plays to read. */
export function Place() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

/** The whole site, and where it is. */
export function SitePage({ demo }: { demo?: Demo }) {
  return (
    <>
      <Site demo={demo} />
      <Place />
    </>
  );
}

/** Waits until the site is at a place: the path and the search, as the address has them. */
export const arriveAt = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>, place: string) =>
  waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe(place));
