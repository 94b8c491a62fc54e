import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { onCanvas } from '../../frame';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: '댓글을 삭제할까요?',
    message: '삭제한 댓글은 되돌릴 수 없습니다.',
    confirmLabel: '삭제',
    cancelLabel: '취소',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The harmless answer has the focus. */
export const Default: Story = {};

/** A running action cannot be cancelled, so the dialog cannot be closed. */
export const Loading: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(canvas.getByText('삭제').closest('button') as HTMLElement);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await userEvent.click(dialog);
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    // A browser closes the dialog like this on a second Escape.
    dialog.close();
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Harmless: Story = {
  args: {
    tone: 'neutral',
    title: '스피어에서 나갈까요?',
    message: undefined,
    confirmLabel: '나가기',
  },
};
