import { SiteSearch } from '@/features/search/SiteSearch';
import { layoutTexts } from '@/texts/layout';
import { reasonTexts } from '@/texts/report';
import { searchTexts } from '@/texts/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, within } from 'storybook/test';
import { onCanvas } from '../../design/frame';

function Address() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

const meta = {
  component: SiteSearch,
  args: { placeholder: layoutTexts.searchPlaceholder },
  render: (args) => (
    <>
      <SiteSearch {...args} />
      <Address />
    </>
  ),
  decorators: [onCanvas],
} satisfies Meta<typeof SiteSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The trimmed words go into the address; the other filters are dropped. */
export const Enter: Story = {
  tags: ['behavior'],
  parameters: { at: '/?timing=commute' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '  한강 야경 {Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('?q=한강+야경');
    await expect(field).toHaveFocus();
  },
};

/** Initial consonants bring suggestions of matching words. */
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'ㅎㄱㅇ');
    const offered = within(await canvas.findByRole('group', { name: searchTexts.suggestions }));
    const choice = await offered.findByRole('button', { name: /^한강 야경/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(offered.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.click(choice);
    await expect(canvas.getByText(/^\?q=한강\+야경/)).toBeInTheDocument();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(field).toHaveValue(choice.textContent);
  },
};

/** Choosing or leaving a suggestion by keyboard returns to the field with its current words. */
export const SuggestionsByKeyboard: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'ㅎㄱㅇ');
    const first = async () => {
      const list = within(await canvas.findByRole('group', { name: searchTexts.suggestions }));
      return list.getAllByRole('button')[0];
    };
    await first();
    // An arrow key during composition does not move the choice.
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ㅎㄱㅇ');
    await userEvent.click(field);
    await first();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText(/^\?q=한강/)).toBeInTheDocument();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(field).toHaveFocus();
  },
};

/** Without matching words no list opens. */
export const NoSuggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ㅋㅋㅋㅋㅋ');
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('?q=ㅋㅋㅋㅋㅋ')).toBeInTheDocument();
  },
};

/** If suggestions fail to load, the search still works. */
export const SuggestionsFailed: Story = {
  parameters: { scenario: 'suggestions.failed', expectedNoise: [/500/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ㅎㄱㅇ{Enter}');
    await expect(canvas.getByText('?q=ㅎㄱㅇ')).toBeInTheDocument();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const FromTheAddress: Story = {
  parameters: { at: '/?q=오로라' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('오로라');
  },
};

/** Recent searches are offered again and can be deleted. */
export const RecentSearches: Story = {
  play: async ({ canvas, userEvent }) => {
    localStorage.removeItem('mulbit.searches');
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '한강{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, '기타{Enter}');
    await userEvent.click(field);
    const recent = within(await canvas.findByRole('group', { name: searchTexts.recent }));
    const words = () =>
      recent.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent);
    await expect(words()).toEqual([reasonTexts.other, '한강']);

    await userEvent.keyboard('{ArrowDown}');
    await expect(recent.getByRole('button', { name: reasonTexts.other })).toHaveFocus();
    await userEvent.click(recent.getByRole('button', { name: '‘기타’ 검색어 삭제' }));
    await expect(words()).toEqual(['한강']);
    await expect(field).toHaveFocus();
    await userEvent.click(recent.getByRole('button', { name: '한강' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('?q=한강');
    await expect(canvas.queryByRole('group', { name: searchTexts.recent })).toBeNull();
  },
};

/** Escape closes the list; after all searches are deleted, it does not open. */
export const ForgetAll: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('mulbit.searches', JSON.stringify({ viewer: null, words: ['오로라'] }));
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await canvas.findByRole('group', { name: searchTexts.recent });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: searchTexts.recent })).toBeNull();
    await userEvent.click(document.body);
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('button', { name: searchTexts.forgetAll }));
    await expect(canvas.queryByRole('group', { name: searchTexts.recent })).toBeNull();
    await expect(localStorage.getItem('mulbit.searches')).toBeNull();
  },
};
