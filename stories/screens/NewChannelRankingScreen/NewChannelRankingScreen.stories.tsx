import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/new-channel-ranking') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const findList = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: rankedChannelTexts.channelList }));

/** Each card shows the age of the channel, and the summary the averages. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const list = await findList(context);
    const cards = list.getAllByRole('article');
    await expect(list.getAllByText(/개설 \d+일째/)).toHaveLength(cards.length);
    const summary = within(canvas.getByRole('region', { name: rankingTexts.summary }));
    await expect(summary.getByText(rankedChannelTexts.averageSubscribers)).toBeVisible();
    await expect(summary.getByText(/^목록에 오른 채널 \d+개의 평균/)).toBeVisible();
    await expect(canvas.getByText(rankedChannelTexts.newSubtitle)).toBeVisible();
  },
};
