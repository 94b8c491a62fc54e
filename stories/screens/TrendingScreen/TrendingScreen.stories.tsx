import { commonTexts } from '@/texts/common';
import { trendingTexts } from '@/texts/trending';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { trendingErrorTexts } from '@contract/rankingTexts';
import { limitedText } from '@mocks/scenarios/build';
import { trendingKeywords, trendingRegions } from '@contract/rules/ranking-tables';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../fits';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/trending') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const findCards = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: trendingTexts.trendingList })).getAllByRole(
    'article',
  );
const encoded = encodeURIComponent;
const [eating = '', vlog = ''] = trendingKeywords;

/** At most ten videos of a region, and the search that YouTube answered. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect((await findCards(context)).length).toBeLessThanOrEqual(10);
    await expect(canvas.getByText(trendingTexts.basisSearch, { exact: false })).toBeVisible();
    const region = canvas.getByRole('combobox', { name: rankingTexts.region });
    await expect(within(region).getAllByRole('option')).toHaveLength(trendingRegions.length);
    await userEvent.selectOptions(region, 'US');
    await arriveAt(context, '/trending?region=US');
    await findCards(context);
  },
};

/** One press searches for a listed word; then the member types their own words. */
export const Keywords: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findCards(context);
    await userEvent.click(canvas.getByRole('link', { name: trendingTexts.tabs.keywords }));
    await arriveAt(context, '/trending?tab=keywords');
    await expect(canvas.getByText(trendingTexts.chooseKeyword)).toBeVisible();
    const words = within(canvas.getByRole('navigation', { name: trendingTexts.keywords }));
    await expect(words.getAllByRole('link')).toHaveLength(trendingKeywords.length);
    await userEvent.click(words.getByRole('link', { name: eating }));
    await arriveAt(context, `/trending?tab=keywords&q=${encoded(eating)}`);
    const found = await findCards(context);
    await expect(found.some((card) => card.textContent.includes(eating))).toBe(true);
    const field = canvas.getByRole('searchbox', { name: trendingTexts.keywordSearch });
    await expect(field).toHaveValue(eating);
    await userEvent.clear(field);
    await userEvent.type(field, `${vlog}{Enter}`);
    await arriveAt(context, `/trending?tab=keywords&q=${encoded(vlog)}`);
    await findCards(context);
    await expect(words.getByRole('link', { name: vlog })).toHaveAttribute('aria-current', 'true');
  },
};

export const Phone: Story = {
  parameters: { at: `/trending?tab=keywords&q=${encoded(vlog)}` },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await findCards(context);
    await fits();
  },
};

/** This page's share of the daily searches is used up. */
export const Exhausted: Story = {
  parameters: { scenario: 'trending.exhausted' },
  play: async ({ canvas }) => {
    const said = await canvas.findByText(trendingErrorTexts.videosExhausted, { exact: false });
    await expect(said).toHaveTextContent(/ \d{4}-\d\d-\d\d \d\d:00부터 다시 이용할 수 있습니다\.$/);
    await expect(canvas.queryByRole('button', { name: commonTexts.retry })).toBeNull();
  },
};

/** A visitor has searched too often: the message names the time, without a retry button. */
export const Limited: Story = {
  parameters: { at: `/trending?tab=keywords&q=${encoded(vlog)}`, scenario: 'trending.limited' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(limitedText)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: commonTexts.retry })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'trending.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const main = within(await canvas.findByRole('main'));
    const retry = await main.findByRole('button', { name: commonTexts.retry });
    await expect(main.getByText(rankedVideoTexts.videosFailed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(retry);
    await findCards(context);
  },
};
