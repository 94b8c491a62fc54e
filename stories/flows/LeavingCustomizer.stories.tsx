import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as on from '../features/customize-companion/editor';
import { arriveAt } from '../site';

const meta = { tags: ['behavior'], ...on.setUp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** At the first question the member stays and keeps the edit; at the second the member leaves. */
async function asks(context: Play, leave: () => Promise<void>, place: string): Promise<void> {
  const { canvas, userEvent } = context;
  await on.isReady(context);
  await userEvent.click(on.tile(context, '동글안경'));
  await leave();
  const dialog = within(await canvas.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText(/저장하지 않은 내용이 있습니다\./)).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
  await arriveAt(context, '/character');
  await expect(on.isPlaced(context, '동글안경')).toBe(true);
  await leave();
  await userEvent.click(await canvas.findByRole('button', { name: writeTexts.leave }));
  await arriveAt(context, place);
}

/** Leaving by any link asks first. */
export const ByLink: Story = {
  play: (context) =>
    asks(
      context,
      () => context.userEvent.click(context.canvas.getByRole('link', { name: commonTexts.home })),
      '/',
    ),
};

/** Leaving by a search asks first, too. */
export const BySearch: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: (context) =>
    asks(
      context,
      async () => {
        const field = context.canvas.getByRole('searchbox');
        await context.userEvent.clear(field);
        await context.userEvent.type(field, '한강{Enter}');
      },
      `/?q=${encodeURIComponent('한강')}`,
    ),
};

/** A link to the current page changes nothing, so it does not ask and nothing is lost. */
export const SamePage: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    await userEvent.click(on.tile(context, '동글안경'));
    await on.press(context, layoutTexts.openMenu);
    const menu = within(await canvas.findByRole('dialog', { name: layoutTexts.menu }));
    await userEvent.click(menu.getByRole('link', { name: characterTexts.heading }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(on.isPlaced(context, '동글안경')).toBe(true);
    // A link to another page still asks.
    await userEvent.click(canvas.getByRole('link', { name: commonTexts.home }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: writeTexts.leave })).toBeVisible(),
    );
  },
};
