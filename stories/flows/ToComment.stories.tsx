import { Site } from '@/app/Site';
import { Button } from '@/design/components/Button/Button';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { fixtures } from '@contract/fixtures';
import { sampleIds } from '@contract/fixtures/members';
import { comments } from '@mocks/db/comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

// The sample post with the most comments: three pages.
const POST = 2;
const orderOf = ({ id, parentId }: (typeof fixtures.comments)[number]) =>
  (parentId ?? id) * 1e6 + id;
const inOrder = fixtures.comments
  .filter(({ postId }) => postId === POST)
  .sort((a, b) => orderOf(a) - orderOf(b));
const last = inOrder.at(-1);
const [first] = inOrder;

/** The site, with a link like that of a notification. */
function Linked({ to }: { to?: () => string }) {
  const navigate = useNavigate();
  return (
    <>
      <Site />
      {to && <Button onClick={() => void navigate(to())}>알림에서 온 길</Button>}
    </>
  );
}

const meta = {
  tags: ['behavior'],
  component: Linked,
  parameters: { role: 'member' },
} satisfies Meta<typeof Linked>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const rows = ({ canvasElement }: Play) => canvasElement.querySelectorAll('article[id^="comment"]');

/** Checks that the comment has the focus, which highlights it, and is in view. */
async function isLedTo(id: string): Promise<void> {
  const comment = await waitFor(() => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`${id} is not there`);
    return found;
  });
  await waitFor(() => expect(comment).toHaveFocus());
  await waitFor(async () => {
    const { top, bottom } = comment.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
  });
}

/** If the comment was deleted, a message says so once and the comments' heading gets the focus. */
export const Gone: Story = {
  parameters: { at: `/post/${POST}#comment999999` },
  play: async (context) => {
    const heading = await context.canvas.findByRole('heading', { name: /^댓글 \d+개$/ });
    await waitFor(() => expect(rows(context)).toHaveLength(7));
    await waitFor(async () => {
      const { top } = heading.getBoundingClientRect();
      await expect(top >= 0 && top < innerHeight / 2).toBe(true);
    });
    await expect(await context.canvas.findAllByText(commentTexts.notFound)).toHaveLength(1);
  },
};

/** If an earlier page fails to load, a message says so and a retry continues to the comment. */
export const OnTheWayFailed: Story = {
  parameters: { at: `/post/${POST}#comment${last?.id ?? ''}`, scenario: 'comments.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(commentTexts.listFailed);
    await expect(canvas.queryByText(commentTexts.notFound)).toBeNull();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await isLedTo(`comment${last?.id ?? ''}`);
  },
};

const ANSWER = '방금 달린 답글입니다';

/** A reply to the first comment arrives while the post is open; its notification leads there. */
export const ArrivedMeanwhile: Story = {
  parameters: { at: `/post/${POST}` },
  args: {
    to: () => {
      const { id } = comments.create({
        postId: POST,
        authorId: sampleIds.jihoon,
        parentId: first?.id ?? null,
        content: ANSWER,
        createdAt: Date.now(),
      });
      return `/post/${POST}#comment${id}`;
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: `댓글 ${inOrder.length}개` });
    await userEvent.click(canvas.getByRole('button', { name: '알림에서 온 길' }));
    const answer = await canvas.findByText(ANSWER);
    await isLedTo(answer.closest('article')?.id ?? '');
    await canvas.findByRole('heading', { name: `댓글 ${inOrder.length + 1}개` });
  },
};
