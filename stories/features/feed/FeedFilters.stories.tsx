import { periodTexts } from '@/texts/categories';
import { feedTexts } from '@/texts/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../fits';
import { addPost } from '../../screens/PostScreen/addPost';
import { page } from '../../site';

const meta = {
  ...page('/'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order by likes can be limited to a period, and hides the member's own pending posts. */
export const PopularOfToday: Story = {
  parameters: { role: 'member', at: '/?sort=popular' },
  globals: { viewport: { value: 'phone' } },
  // At any hour this post is from today, and it has the most likes.
  beforeEach: () => addPost({ id: 970, by: 'jihoon', title: '오늘 올린 글', likes: 9000 }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByText(/^검토 중인 글/)).toBeNull();
    const periods = within(canvas.getByRole('group', { name: feedTexts.periods }));
    await expect(
      periods.getByRole('button', { name: periodTexts.all, pressed: true }),
    ).toBeVisible();
    await userEvent.click(periods.getByRole('button', { name: periodTexts.today }));
    await expect(
      periods.getByRole('button', { name: periodTexts.today, pressed: true }),
    ).toBeVisible();
    await canvas.findByRole('article', { name: '오늘 올린 글' });
    await fits();
  },
};
