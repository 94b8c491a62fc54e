import { DemoRibbon } from '@/app/layouts/DemoRibbon';
import { readStored, storageKeys, store } from '@/config/storage';
import { demoTexts } from '@/texts/demo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

const meta = {
  component: DemoRibbon,
  args: { reset: fn(() => new Promise<void>(() => undefined)) },
} satisfies Meta<typeof DemoRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starting over loses typed text, so it asks first. The new world has no visit for today yet. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    store(storageKeys.lastDailyVisit, { userId: 'user1', day: '2026-11-21' });
    await userEvent.click(canvas.getByRole('button', { name: demoTexts.reset }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(args.reset).not.toHaveBeenCalled();
    await expect(readStored(storageKeys.lastDailyVisit)).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: demoTexts.reset }));
    await expect(args.reset).toHaveBeenCalledOnce();
    await expect(readStored(storageKeys.lastDailyVisit)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
