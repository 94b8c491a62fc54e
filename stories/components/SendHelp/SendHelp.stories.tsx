import { SendHelp } from '@/components/SendHelp/SendHelp';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onCanvas } from '../../design/frame';

const meta = {
  component: SendHelp,
  args: { obstacle: 'stale', to: '/post/22', onOverwrite: fn() },
  decorators: [onCanvas],
} satisfies Meta<typeof SendHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newer text opens in a new window; the own text may overwrite it. */
export const ChangedMeanwhile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const newer = canvas.getByRole('link', { name: '수정된 글 보기 (새 창)' });
    await expect(newer).toHaveAttribute('href', '/post/22');
    await expect(newer).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.overwrite }));
    await expect(args.onOverwrite).toHaveBeenCalledOnce();
  },
};

export const SessionEnded: Story = {
  args: { obstacle: 'login', to: '/login' },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: '로그인 (새 창)' });
    await expect(login).toHaveAttribute('href', '/login');
    await expect(login).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
