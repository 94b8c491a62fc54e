import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { rankingCategories } from '@contract/rules/rankings/ranking-tables';
import { categoryTitle } from '@contract/rules/posts/video-categories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/category-ranking?period=month') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each category is a link; all videos belong to the chosen one. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const categories = within(
      await canvas.findByRole('navigation', { name: rankingTexts.category }),
    );
    await expect(categories.getAllByRole('link')).toHaveLength(16);
    // In the first days of a month some categories have no video.
    const [first] = within(
      await canvas.findByRole('list', { name: rankedVideoTexts.videoList }),
    ).getAllByRole('article');
    const id = rankingCategories.find((one) => first?.textContent.includes(categoryTitle(one)));
    const title = categoryTitle(id ?? '');
    await userEvent.click(categories.getByRole('link', { name: title }));
    await arriveAt(context, `/category-ranking?category=${id}&period=month`);
    const list = within(await canvas.findByRole('list', { name: rankedVideoTexts.videoList }));
    const cards = list.getAllByRole('article');
    for (const card of cards) await expect(card).toHaveTextContent(title);
    await expect(categories.getByRole('link', { name: title })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
