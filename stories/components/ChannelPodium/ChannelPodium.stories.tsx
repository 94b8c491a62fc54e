import { ChannelPodium } from '@/components/ChannelPodium/ChannelPodium';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longSentence } from '../../design/frame';
import { sampleChannel } from '../sampleRanking';

const meta = {
  component: ChannelPodium,
  args: {
    label: rankedChannelTexts.podium,
    channels: [
      sampleChannel,
      { ...sampleChannel, id: 'UCb', name: longSentence, rank: 2 },
      { ...sampleChannel, id: 'UCc', name: '서울의 밤', rank: 3, previousRank: 2, change: -1 },
    ],
    sort: 'subscribers',
    isSample: false,
  },
} satisfies Meta<typeof ChannelPodium>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: rankedChannelTexts.podium }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByRole('img', { name: rankingTexts.down(1) })).toBeVisible();
  },
};

/** Each channel shows the number that ranks it and the days over which it grew. */
export const ByVideos: Story = {
  args: { sort: 'videos' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      `${rankedChannelTexts.videos} ${sampleChannel.videoCount}`,
    );
    await expect(first).not.toHaveTextContent(rankedChannelTexts.subscribers);
    await expect(first).toHaveTextContent(rankingTexts.growth(6));
  },
};
