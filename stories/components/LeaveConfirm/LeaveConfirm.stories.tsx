import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import { commonTexts } from '@/texts/common';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

const meta = {
  component: LeaveConfirm,
  args: { open: true, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof LeaveConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const name = writeTexts.leaveConfirm;
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByRole('button', { name: commonTexts.cancel })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: writeTexts.leave }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
