import { PagedCard } from '@/components/PagedCard/PagedCard';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const list = {
  status: 'ready' as 'loading' | 'ready' | 'failed',
  error: null,
  items: ['하나', '둘'],
  nextCursor: 'next' as string | null,
  next: 'idle' as 'idle' | 'failed',
};
const pages = { list, reload: fn(), more: fn() };
const withList = (change: Partial<typeof list>) => ({
  pages: { ...pages, list: { ...list, ...change } },
});

const meta = {
  component: PagedCard<string>,
  args: {
    label: '글 모음',
    pages,
    idOf: (item) => item,
    failed: '불러오지 못한 목록',
    empty: '비어 있는 목록',
    skeleton: '…',
    renderItem: (item) => item,
  },
} satisfies Meta<typeof PagedCard<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: withList({ status: 'loading' }) };

export const Empty: Story = { args: withList({ items: [], nextCursor: null }) };

export const Failed: Story = {
  args: withList({ status: 'failed' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.pages.reload).toHaveBeenCalledOnce();
  },
};

export const NextFailed: Story = {
  args: withList({ next: 'failed' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.pages.more).toHaveBeenCalledOnce();
  },
};
