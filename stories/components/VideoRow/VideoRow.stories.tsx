import { VideoRow } from '@/components/VideoRow/VideoRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard, longSentence } from '../../design/frame';

const meta = {
  component: VideoRow,
  args: {
    to: '/post/9',
    video: {
      url: 'https://vimeo.com/76979871',
      image: '/scenes/aurora.svg',
      durationSeconds: 18131,
    },
    title: '트롬쇠에서 본 오로라 5시간',
    meta: '김민지 · 2일 전',
  },
  decorators: [inCard],
} satisfies Meta<typeof VideoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /트롬쇠에서 본 오로라 5시간/ });
    await expect(link).toHaveAttribute('href', '/post/9');
    await expect(canvas.getByText('5:02:11')).toBeVisible();
  },
};

export const LongTitle: Story = { args: { title: longSentence } };

export const WithoutPicture: Story = {
  args: { video: { url: 'https://vimeo.com/76979871', image: null, durationSeconds: null } },
};
