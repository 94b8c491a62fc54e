import { commonTexts } from '@/texts/common';
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

const { headings } = rankingTexts;
const { channelSorts } = rankedChannelTexts;
const findTable = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table', { name: rankedChannelTexts.channelList }));

/** Guests can read it and reach the other rankings; example data is labelled. */
export const Guest: Story = {
  play: async (context) => {
    const { canvas } = context;
    const table = await findTable(context);
    await expect(table.getAllByRole('row').length).toBeGreaterThan(5);
    await expect(canvas.getByText(rankingTexts.sample)).toBeVisible();
    const podium = within(canvas.getByRole('list', { name: rankedChannelTexts.podium }));
    await expect(podium.getAllByRole('listitem')).toHaveLength(3);
    await expect(document.title).toBe(layoutTexts.pageTitle(headings.channelRanking));
    const links = within(canvas.getByRole('navigation', { name: layoutTexts.rankingNavigation }));
    await expect(
      links.getByRole('link', { name: layoutTexts.rankings.channelRanking }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(
      await canvas.findByRole('region', { name: rankedChannelTexts.newChannels }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: rankingTexts.method })).toBeVisible();
  },
};

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

/** After a single count no growth, no change and no line is shown. */
export const CountedOnce: Story = {
  parameters: { scenario: 'rankings.collecting' },
  play: async (context) => {
    const table = await findTable(context);
    await expect(table.getAllByText(rankingTexts.collecting).length).toBeGreaterThan(0);
    await expect(table.queryByText(/%$/)).toBeNull();
    await expect(context.canvas.getByText(rankingTexts.methodFirst)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'rankings.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(rankedChannelTexts.channelsFailed)).toBeVisible();
    msw.resetHandlers();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: commonTexts.retry }));
    await findTable(context);
  },
};
