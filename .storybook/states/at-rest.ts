import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Waits until the screen is there. */
export async function atRest({
  canvasElement,
}: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('main')).toBeVisible());
}
