import { ModerationDialogs } from '@/screens/parts/ModerationDialogs/ModerationDialogs';
import { reportTitles } from '@/texts/report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePost } from '../../../components/samplePost';

const meta = {
  component: ModerationDialogs,
  args: {
    open: 'report',
    near: false,
    reported: { targetType: 'post', targetId: samplePost(2).postId },
    author: samplePost(2),
    onDone: fn(),
    onClose: fn(),
  },
  parameters: { role: 'member' },
} satisfies Meta<typeof ModerationDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: reportTitles.post });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Block: Story = {
  args: { open: 'block' },
  play: async () => {
    const name = `${samplePost(2).userName}님을 차단하시겠습니까?`;
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
