import { trendingTexts } from '@/texts/trending';
import { rankingTexts } from '@/texts/rankings';
import { trendingKeywords, trendingRegions } from '@contract/rules/rankings/ranking-tables';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
