import { ChannelButton } from '@/components/ChannelButton/ChannelButton';
import { NewChannelCard } from '@/components/NewChannelCard/NewChannelCard';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longSentence } from '../../design/frame';
import { fits } from '../../fits';
import { firstDay, sampleChannel } from '../sampleRanking';

const { id, name } = sampleChannel;
const meta = {
  component: NewChannelCard,
  args: {
    channel: sampleChannel,
    updatedAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
    action: <ChannelButton id={id} name={name} isSample />,
  },
} satisfies Meta<typeof NewChannelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText(rankingTexts.fresh)).toBeVisible();
    await expect(canvas.getByText(rankedChannelTexts.days(19), { exact: false })).toBeVisible();
    await expect(canvas.getByText('+100.0K/주')).toBeVisible();
    await expect(canvas.getByText(rankedChannelTexts.lastUpdate('1일 전'))).toBeVisible();
  },
};

/** A channel counted once, with a long name and a hidden number, on a phone. */
export const CountedOnce: Story = {
  args: {
    channel: {
      ...sampleChannel,
      ...firstDay,
      ...{ name: longSentence, subscribers: null, subscribersRaw: null, growthRate: null },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankingTexts.collecting)).toBeVisible();
    await expect(canvas.getByText(rankedChannelTexts.hiddenSubscribers)).toBeVisible();
    await fits();
  },
};
