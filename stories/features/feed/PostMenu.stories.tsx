import { PostMenu } from '@/features/feed/PostMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inColumn } from '../session';

const own = { postId: 'post5', userId: 'user1', isConfirmed: false };
const patience = { timeout: 8000 };

const meta = {
  title: 'Features/PostMenu',
  component: PostMenu,
  args: { post: own, onDeleted: fn() },
  decorators: [inColumn(312)],
  parameters: { role: 'member' },
} satisfies Meta<typeof PostMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeleteOwn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '글 메뉴' }));
    const item = await screen.findByRole('menuitem', { name: '삭제' }, patience);
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    const dialog = within(await canvas.findByRole('dialog', { name: '글을 삭제하시겠습니까?' }));
    await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
    await expect(await canvas.findByText('글을 삭제했습니다.')).toBeInTheDocument();
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
};

/** Nothing to do with somebody else's post, so no dots. */
export const Others: Story = {
  args: { post: { postId: 'post2', userId: 'user3', isConfirmed: true } },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
