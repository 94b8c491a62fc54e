import { commentTexts } from '@/texts/comment';
import { fixtures } from '@contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Discussion, loaded, rows } from './discussion';

const meta = {
  component: Discussion,
  args: { id: 2 },
  parameters: { role: 'member' },
} satisfies Meta<typeof Discussion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sorts by likes or by date; the member's new comment then comes first. */
export const Sorted: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const threads = fixtures.comments.filter(
      ({ postId, parentId }) => postId === 2 && parentId === null,
    );
    const choose = async (name: string, first: number | undefined) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(rows(context)[0]?.id).toBe(`comment${first ?? ''}`));
      await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
    };
    const { oldest, latest, popular } = commentTexts.sort;
    const liked = threads.toSorted((a, b) => b.likeCount - a.likeCount || b.id - a.id);
    await choose(popular, liked[0]?.id);
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: commentTexts.bestTitle })).toBeNull(),
    );
    await choose(latest, threads.at(-1)?.id);
    await userEvent.type(
      canvas.getByRole('textbox', { name: commentTexts.label }),
      '맨 위의 말{Control>}{Enter}{/Control}',
    );
    await waitFor(() => expect(rows(context)[0]).toHaveTextContent('맨 위의 말'));
    await choose(oldest, threads[0]?.id);
  },
};

/** If a new order fails to load, the list stays as it was, with a message. */
export const SortFailed: Story = {
  parameters: { scenario: 'comments.failed' },
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const first = rows(context)[0]?.id;
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.sort.latest }));
    await canvas.findByRole('button', { name: commentTexts.sort.oldest, pressed: true });
    await waitFor(() => expect(rows(context)[0]?.id).toBe(first));
  },
};
