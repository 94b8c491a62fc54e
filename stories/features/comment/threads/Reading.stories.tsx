import { commentTexts } from '@/texts/comment';
import { fixtures } from '@contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Discussion, loaded } from '../discussion';

const meta = {
  component: Discussion,
  args: { id: 2 },
  parameters: { role: 'member' },
} satisfies Meta<typeof Discussion>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = fixtures.comments.filter(({ postId }) => postId === 2).sort((a, b) => b.id - a.id);

/** Back at a discussion: a press leads to the first new comment, another to where one stopped. */
export const ComingBack: Story = {
  tags: ['behavior'],
  beforeEach: () => {
    const mark = { postId: 'post2', seen: later[3]?.id, at: `comment${later[5]?.id ?? ''}` };
    localStorage.setItem('mulbit.reading', JSON.stringify([mark]));
  },
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const fresh = later.slice(0, 3).filter(({ authorId }) => authorId !== 1);
    const name = commentTexts.fresh(fresh.length, false);
    const pill = await canvas.findByRole('button', { name }, { timeout: 8_000 });
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.resume }));
    const stopped = `comment${later[5]?.id ?? ''}`;
    await waitFor(() => expect(document.getElementById(stopped)).toHaveFocus());
    await userEvent.click(pill);
    const first = `comment${fresh.at(-1)?.id ?? ''}`;
    await waitFor(() => expect(document.getElementById(first)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
