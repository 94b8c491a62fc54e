import { layoutTexts } from '@/texts/layout';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/channel-ranking') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
const { channelSorts } = rankedChannelTexts;
const findTable = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table', { name: rankedChannelTexts.channelList }));

/** The address holds the filters and restores them. */
export const Filters: Story = {
  parameters: { at: '/channel-ranking?country=US', role: 'member' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findTable(context);
    const country = canvas.getByRole('combobox', { name: rankingTexts.country });
    await expect(country).toHaveValue('US');
    await userEvent.click(canvas.getByRole('link', { name: channelSorts.views }));
    await arriveAt(context, '/channel-ranking?sort=views&country=US');
    await userEvent.selectOptions(country, 'KR');
    await arriveAt(context, '/channel-ranking?sort=views');
    await findTable(context);
    await expect(canvas.getByRole('link', { name: channelSorts.views })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Phone: Story = {
  parameters: { role: 'member' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const table = await findTable(context);
    const first = table.getAllByRole('row').find((row) => row.querySelector('svg'));
    await expect(first).toHaveTextContent(rankedChannelTexts.subscribers);
    const bar = within(
      context.canvas.getByRole('navigation', { name: layoutTexts.bottomNavigation }),
    );
    await expect(bar.getByRole('link', { name: layoutTexts.ranking })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await fits();
  },
};
