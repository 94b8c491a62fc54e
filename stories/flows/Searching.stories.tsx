import { emptyFeedTexts } from '@/texts/emptyFeed';
import { feedTexts } from '@/texts/feed';
import { searchTexts } from '@/texts/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const findPost = { name: /한강 야경/ };

export const SearchResult: Story = {
  parameters: { at: '/?q=오로라' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heading = await canvas.findByRole('heading', {
      name: /^‘오로라’ 검색 결과 \d+건$/,
      level: 1,
    });
    await expect(heading).toBeVisible();
    const spoken = canvasElement.querySelector('main [aria-live="polite"]');
    await expect(spoken?.textContent).toBe(heading.textContent);
    await expect(
      await canvas.findByRole('article', { name: /트롬쇠에서 본 오로라/ }),
    ).toBeVisible();
    const marked = () => [...(CSS.highlights.get('found') ?? [])].map(String);
    await waitFor(() => expect(new Set(marked())).toEqual(new Set(['오로라'])));
    await userEvent.click(canvas.getByRole('button', { name: feedTexts.clearSearch }));
    await expect(await canvas.findByRole('article', findPost)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: feedTexts.title, level: 1 })).toHaveFocus();
    await expect(CSS.highlights.has('found')).toBe(false);
  },
};

export const SearchEmpty: Story = {
  parameters: { at: '/?q=없는말없는말' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('‘없는말없는말’에 대한 검색 결과가 없습니다.'),
    ).toBeVisible();
    const all = canvas.getByRole('link', { name: emptyFeedTexts.showAll });
    await expect(all).toHaveAttribute('href', '/');
    await userEvent.click(all);
    await canvas.findByRole('article', findPost);
    // The pressed button has gone: the focus moves to the heading.
    await expect(canvas.getByRole('heading', { name: feedTexts.title, level: 1 })).toHaveFocus();
  },
};

/** A search for initial consonants without results suggests words. */
export const SearchOfInitials: Story = {
  parameters: { at: '/?q=ㅎㄱㅇㄱ' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(emptyFeedTexts.search('ㅎㄱㅇㄱ'))).toBeVisible();
    await expect(await canvas.findByText(searchTexts.meant)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '한강 야경' }));
    await expect(await canvas.findByRole('article', findPost)).toBeVisible();
  },
};
