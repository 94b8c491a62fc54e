import { ChannelRanking } from '@/screens/parts/ChannelRanking/ChannelRanking';
import { comingRemote } from '@/state/remote';
import { commonTexts } from '@/texts/common';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { sampleChannel } from '../../../components/sampleRanking';

const title = rankingTexts.headings.channelRanking;
const second = { ...sampleChannel, id: 'UCsamplechannel0000000bb', name: '둘째 채널', rank: 2 };
const answer = {
  success: true as const,
  message: '',
  channels: [sampleChannel, second, { ...second, id: 'UCsamplechannel0000000cc', rank: 3 }],
  summary: { channels: 3, averageSubscribers: 1, averageViews: 1, averageVideos: 1 },
  source: 'sample' as const,
  updatedAt: '2026-11-23T09:00:00.000Z',
  method: {
    day: '2026-11-23',
    previousDay: '2026-11-22',
    sortBy: 'subscribers',
    ...{ depth: 100, growthDays: 7, keptDays: 30 },
  },
};

const meta = {
  component: ChannelRanking,
  args: {
    title,
    state: { ...comingRemote('', null), status: 'ready', value: answer },
    skeleton: <p>{commonTexts.loading}</p>,
    onRetry: () => undefined,
    above: 1,
    first: 1,
    head: ({ channels: [first] }) => <p>{first?.name}</p>,
    children: (shown) => (
      <ol>
        {shown.map(({ id, name, rank }) => (
          <li key={id}>{`${String(rank)} ${name}`}</li>
        ))}
      </ol>
    ),
  },
} satisfies Meta<typeof ChannelRanking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first place appears only above the list; the sheet contains all of them. */
export const FirstAbove: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(sampleChannel.name)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.more }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: rankingTexts.download }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toBe(`${title} 2026-11-23.csv`);
  },
};

export const Empty: Story = {
  args: {
    state: { ...comingRemote('', null), status: 'ready', value: { ...answer, channels: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rankedChannelTexts.noChannels)).toBeVisible();
  },
};
