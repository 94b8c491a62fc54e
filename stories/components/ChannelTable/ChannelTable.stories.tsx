import { ChannelTable, ChannelTableSkeleton } from '@/components/ChannelTable/ChannelTable';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { channelAddress } from '@contract/rules/members/favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence } from '../../design/frame';
import { fits } from '../../fits';
import { firstDay, sampleChannel } from '../sampleRanking';

const channels = [
  sampleChannel,
  { ...sampleChannel, id: 'UCb', name: longSentence, rank: 2, previousRank: 5, change: 3 },
  {
    ...sampleChannel,
    ...firstDay,
    ...{ id: 'UCc', name: '새벽여섯시', rank: 3, thumbnail: null, subscribers: null },
    history: sampleChannel.history.slice(-1),
  },
];

const meta = {
  component: ChannelTable,
  args: { label: rankedChannelTexts.channelList, channels, sort: 'subscribers', isSample: false },
} satisfies Meta<typeof ChannelTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name links to its channel. Values counted only once and hidden values are labelled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: rankedChannelTexts.channelList }));
    await expect(
      table.getByRole('link', { name: rankedChannelTexts.viewChannelOf(sampleChannel.name) }),
    ).toHaveAttribute('href', channelAddress(sampleChannel.id));
    const [, , , last] = table.getAllByRole('row');
    await expect(last).toHaveTextContent(rankingTexts.collecting);
    await expect(last).toHaveTextContent(rankedChannelTexts.hiddenSubscribers);
    await expect(last?.querySelector('svg[viewBox="0 0 120 40"]')).toBeNull();
  },
};

/** Example channels have no links. The analysis adds the views for each video. */
export const Detailed: Story = {
  args: { isSample: true, isDetailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(
      canvas.getByRole('columnheader', { name: rankedChannelTexts.viewsPerVideo }),
    ).toBeVisible();
    await expect(canvas.getAllByText('234.0K')[0]).toBeVisible();
  },
};

/** A phone also lists the rows that a desktop shows above the table, with their ranking values. */
export const Phone: Story = {
  args: { shownAbove: 2, sort: 'views' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleChannel.name)).toBeVisible();
    const ranked = `${rankedChannelTexts.totalViews} ${sampleChannel.totalViews}`;
    await expect(canvas.getAllByText(ranked, { exact: false })[0]).toBeVisible();
    await fits();
  },
};

export const Loading: Story = { render: () => <ChannelTableSkeleton />, play: isComing };
