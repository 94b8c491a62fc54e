import { NotFound } from '@/components/NotFound/NotFound';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../fits';

const meta = {
  component: NotFound,
  args: {
    message: '게시글을 찾을 수 없습니다.',
    reason: '삭제되었거나 존재하지 않는 게시글입니다.',
    homeTo: '/',
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('게시글을 찾을 수 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
