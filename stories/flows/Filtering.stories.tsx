import { sortTexts, timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page } from '../site';

// The feed with the filters of its address.
const meta = { tags: ['behavior'], ...page('/') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A filter from the address, an invalid one, and how to clear them. */
export const Filtered: Story = {
  parameters: { at: '/?timing=commute&sort=comments&content=nonsense', role: 'member' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const chip = { name: timingTexts.commute };
    await expect(canvas.getByRole('button', { ...chip, pressed: true })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: sortTexts.comments, pressed: true }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.all }));
    await expect(canvas.getByRole('button', { ...chip, pressed: false })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: sortTexts.comments, pressed: true }),
    ).toBeVisible();
    await canvas.findAllByRole('article');
  },
};

/** Clearing a filter removes its button: the focus goes to the heading of the new list. */
export const Cleared: Story = {
  parameters: { at: '/?q=오로라&content=asmr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ASMR' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /오로라/ })).toHaveFocus());
  },
};
