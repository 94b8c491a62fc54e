import type { Demo } from '@/app/layouts/demo';
import { Site } from '@/app/Site';
import { layoutTexts } from '@/texts/layout';
import { errorTexts } from '@contract/texts';
import type { ScenarioName } from '@mocks/scenarios';
import type { Role } from '@mocks/world';
import type { StoryContext } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';

/**
 * The meta of the stories of a page: the whole site at an address, for a viewer with a role (the
 * toolbar's choice if omitted), in the scenarios of `more`.
 */
export const page = (at: string, role?: Role, more: { scenario?: ScenarioName } = {}) => ({
  component: SitePage,
  parameters: { at, role, ...more },
});

/** Shows the router's current address for the plays to read. */
export function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

/** The whole site and its current address. */
export function SitePage({ demo }: { demo?: Demo }) {
  return (
    <>
      <Site demo={demo} />
      <CurrentAddress />
    </>
  );
}

/** Waits until the site is at an address: the path and the search. */
export const arriveAt = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>, place: string) =>
  waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe(place));

/** Follows the link to the login page in the notice of an ended session, once. */
export async function takeLoginNotice({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const notices = within(await canvas.findByRole('region', { name: layoutTexts.notices }));
  const login = await notices.findByRole('button', { name: layoutTexts.login });
  await expect(notices.getAllByText(errorTexts.LOGIN_REQUIRED)).toHaveLength(1);
  await userEvent.click(login);
}
