import { FavoriteVideo, FavoriteVideoSkeleton } from '@/components/FavoriteVideo/FavoriteVideo';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import { myTexts } from '@/texts/my';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence } from '../../design/frame';

const video = {
  url: 'https://www.youtube.com/watch?v=hanriver001',
  title: '한강 야경 12분',
  channelName: '서울의 밤',
  image: '/scenes/han.svg',
};

const meta = {
  component: FavoriteVideo,
  args: {
    video,
    to: '/post/2',
    action: <IconButton label="즐겨찾기 해제" icon={<XIcon />} tone="muted" />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
} satisfies Meta<typeof FavoriteVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '한강 야경 12분 영상 재생' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '한강 야경 12분' })).toHaveAttribute(
      'href',
      '/post/2',
    );
  },
};

/** No post shares the video any more, so it links to its host. */
export const WithoutPost: Story = {
  args: { video: { ...video, title: null, channelName: null }, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(myTexts.video)).toBeVisible();
    await expect(canvas.getByRole('link', { name: myTexts.openVideo })).toHaveAttribute(
      'href',
      video.url,
    );
  },
};

export const LongTitle: Story = { args: { video: { ...video, title: longSentence } } };

export const Loading: Story = { render: () => <FavoriteVideoSkeleton />, play: isComing };
