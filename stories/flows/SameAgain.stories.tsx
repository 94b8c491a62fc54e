import { sortTexts } from '@/texts/categories';
import { layoutTexts } from '@/texts/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router-dom';
import { expect } from 'storybook/test';
import { arriveAt, SitePage } from '../site';

/** The site, its current address, and the browser's back button. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <SitePage />
      <button
        style={{ position: 'fixed', top: 0, left: 0, zIndex: 999 }}
        onClick={() => void navigate(-1)}
      >
        history back
      </button>
    </>
  );
}

const meta = { tags: ['behavior'], component: Browser } satisfies Meta<typeof Browser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the current choice adds no history entry. */
export const Choice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const popular = await canvas.findByRole('button', { name: sortTexts.popular });
    await userEvent.click(popular);
    await arriveAt(context, '/?sort=popular');
    await userEvent.click(popular);
    await userEvent.click(popular);
    await userEvent.click(canvas.getByRole('button', { name: 'history back' }));
    await arriveAt(context, '/');
  },
};

/** Searching for the same words again adds no history entry either. */
export const Search: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('searchbox', { name: layoutTexts.keywordPlaceholder });
    await userEvent.type(field, '오로라{Enter}');
    await arriveAt(context, '/?q=%EC%98%A4%EB%A1%9C%EB%9D%BC');
    await userEvent.type(field, '{Enter}');
    await userEvent.type(field, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'history back' }));
    await arriveAt(context, '/');
  },
};

/** Going back after a search does not reopen the search field. */
export const PhoneSearch: Story = {
  parameters: { at: '/terms' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: layoutTexts.openSearch }));
    await userEvent.type(canvas.getByRole('searchbox'), '오로라{Enter}');
    await arriveAt(context, `/?q=${encodeURIComponent('오로라')}`);
    await userEvent.click(canvas.getByRole('button', { name: 'history back' }));
    await arriveAt(context, '/terms');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
