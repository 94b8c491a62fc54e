import { PagedCard } from '@/components/PagedCard/PagedCard';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: PagedCard,
  args: {
    label: '글 모음',
    status: 'ready',
    failed: '불러오지 못한 목록',
    empty: '비어 있는 목록',
    items: [
      { id: 'a', content: '하나' },
      { id: 'b', content: '둘' },
    ],
    next: 'idle',
    skeleton: '…',
    onRetry: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof PagedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { status: 'loading' } };

export const Empty: Story = { args: { items: [], next: null } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NextFailed: Story = {
  args: { next: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
