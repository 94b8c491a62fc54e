import { PageBar } from '@/components/PageBar/PageBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onCanvas } from '../../design/frame';

const meta = {
  component: PageBar,
  args: { title: '게시글', onBack: fn() },
  decorators: [onCanvas],
} satisfies Meta<typeof PageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '뒤로' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByText('게시글')).not.toBeVisible();
  },
};

/** The arrow keeps its name, and the page's name stands beside it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '뒤로' })).toBeVisible();
    await expect(canvas.getByText('게시글')).toBeVisible();
  },
};
