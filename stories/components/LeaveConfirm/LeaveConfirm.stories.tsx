import { LeaveConfirm } from '@/components/LeaveConfirm/LeaveConfirm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

const meta = {
  component: LeaveConfirm,
  args: { open: true, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof LeaveConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByRole('button', { name: '취소' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: '나가기' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
