import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { fixtures } from '@contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Discussion, loaded, rows } from './discussion';

const meta = {
  component: Discussion,
  args: { id: 2 },
  parameters: { role: 'member' },
} satisfies Meta<typeof Discussion>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const countOf = ({ canvas }: Play) => canvas.getByRole('heading', { name: /^댓글/ }).textContent;

/**
 * Comments load page by page without duplicates; a reply follows the comment that it answers, and
 * the author is marked.
 */
export const ManyPages: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getAllByText(commentTexts.author)[0]).toBeVisible();
    // Searches by text: a query by role is slow among hundreds of buttons.
    const more = () => canvas.queryByText(commentTexts.more);
    for (let button = more(); button; button = more()) {
      const before = rows(context).length;
      await userEvent.click(button);
      await waitFor(() => expect(rows(context).length).toBeGreaterThan(before));
    }
    const ids = rows(context).map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    await expect(countOf(context)).toBe(`댓글 ${ids.length}개`);
  },
};

/** A new comment is counted, announced and scrolled into view; the field is empty again. */
export const Writing: Story = {
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const before = Number(/\d+/.exec(countOf(context))?.[0]);
    await userEvent.type(
      canvas.getByRole('textbox', { name: commentTexts.label }),
      '새 말{Control>}{Enter}{/Control}',
    );
    await waitFor(() => expect(countOf(context)).toBe(`댓글 ${before + 1}개`));
    await expect(canvas.getByText('새 말', { selector: 'p *' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(commentTexts.posted);
    await expect(canvas.getByRole('textbox', { name: commentTexts.label })).toHaveValue('');
  },
};

/** One editor at a time; Escape closes an empty one and returns the focus. */
export const Replying: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const [first, second] = canvas.getAllByRole('button', { name: commentTexts.reply });
    await userEvent.click(first as HTMLElement);
    const field = await canvas.findByRole('textbox', { name: '정소라님에게 답글' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(second as HTMLElement);
    await expect(canvas.queryByRole('textbox', { name: '정소라님에게 답글' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.click(first as HTMLElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: '정소라님에게 답글' }),
      '저도요',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.replySubmit }));
    const reply = await waitFor(() => canvas.getByText('저도요', { selector: 'p *' }));
    const thread = within(reply.closest('li') as HTMLElement);
    await expect(thread.getByText(/^불빛이 물결 따라/)).toBeVisible();
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** A reply to a reply is placed under the same comment and names the member it answers. */
export const ReplyToReply: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const reply = fixtures.comments.find(
      ({ postId, parentId, authorId }) => postId === 2 && parentId !== null && authorId !== 1,
    );
    const author = fixtures.members.find(({ id }) => id === reply?.authorId)?.userName ?? '';
    const row = document.getElementById(`comment${reply?.id ?? ''}`) as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: commentTexts.reply }));
    const field = await canvas.findByRole('textbox', { name: commentTexts.replyTo(author) });
    await userEvent.type(field, '저도 그래요{Control>}{Enter}{/Control}');
    const text = await waitFor(() => canvas.getByText(/저도 그래요/, { selector: 'p *' }));
    const words = text.closest('p') as HTMLElement;
    await expect(within(words).getByRole('link', { name: `@${author}` })).toBeVisible();
    await expect(words.closest('li')).toBe(row.closest('li'));
  },
};

/** On a phone the bar takes replies; each text waits while another is written. */
export const ReplyOnPhone: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const field = () => canvas.getByRole('textbox');
    await userEvent.type(field(), '새 댓글의 첫 말');
    const [first] = canvas.getAllByRole('button', { name: commentTexts.reply });
    await userEvent.click(first as HTMLElement);
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleName('정소라님에게 답글');
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), '저도요');
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.replyCancel }));
    await expect(field()).toHaveValue('새 댓글의 첫 말');
    await userEvent.click(first as HTMLElement);
    await expect(field()).toHaveValue('저도요');
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.replySubmit }));
    const reply = await waitFor(() => canvas.getByText('저도요', { selector: 'p *' }));
    await expect(
      within(reply.closest('li') as HTMLElement).getByText(/^불빛이 물결 따라/),
    ).toBeVisible();
    await waitFor(() => expect(field()).toHaveValue('새 댓글의 첫 말'));
    await expect(field()).toHaveAccessibleName(commentTexts.label);
  },
};

/** The best comments are above the list and, marked, in it; links lead from one to the other. */
export const Best: Story = {
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const region = within(await canvas.findByRole('region', { name: commentTexts.bestTitle }));
    const [place] = region.getAllByRole('link', { name: commentTexts.toPlace });
    const id = place?.getAttribute('href')?.split('#')[1] ?? '';
    await userEvent.click(place as HTMLElement);
    await waitFor(() => expect(document.getElementById(id)).toHaveFocus());
    const row = within(document.getElementById(id) as HTMLElement);
    await expect(row.getByText(commentTexts.best)).toBeVisible();
  },
};

/** Opening another editor or a rerender does not discard an unsent reply; only 취소 does. */
export const ReplyKept: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const [first, second] = canvas.getAllByRole('button', { name: commentTexts.reply });
    const field = () => canvas.findByRole('textbox', { name: '정소라님에게 답글' });
    await userEvent.click(first as HTMLElement);
    await userEvent.type(await field(), '쓰다 만 답글');
    await userEvent.click(second as HTMLElement);
    await userEvent.click(first as HTMLElement);
    await waitFor(async () => expect(await field()).toHaveValue('쓰다 만 답글'));
    await expect(Object.values(localStorage).join()).toContain('쓰다 만 답글');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await expect(Object.values(localStorage).join()).not.toContain('쓰다 만 답글');
    await userEvent.click(first as HTMLElement);
    await expect(await field()).toHaveValue('');
  },
};

/** If the session ends while a reply is sent, its text stays. */
export const ReplyRefused: Story = {
  parameters: { scenario: 'session.expired' },
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    await userEvent.click(
      canvas.getAllByRole('button', { name: commentTexts.reply })[0] as HTMLElement,
    );
    await userEvent.type(
      await canvas.findByRole('textbox', { name: '정소라님에게 답글' }),
      '보내던 답글{Control>}{Enter}{/Control}',
    );
    await expect(
      await canvas.findByRole('button', { name: commentTexts.submitGuest }),
    ).toBeVisible();
    await expect(Object.values(localStorage).join()).toContain('보내던 답글');
  },
};

/** Members can edit and delete their own comments, but not those of others. */
export const EditAndDelete: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: commentTexts.label });
    await userEvent.type(field, '고칠 말{Control>}{Enter}{/Control}');
    const row = (await waitFor(() => canvas.getByText('고칠 말', { selector: 'p *' }))).closest(
      'article',
    );
    const own = within(row as HTMLElement);
    await userEvent.click(own.getByRole('button', { name: commonTexts.edit }));
    await userEvent.type(
      await own.findByRole('textbox', { name: commentTexts.editLabel }),
      ' 고침',
    );
    await userEvent.click(own.getByRole('button', { name: commonTexts.save }));
    // The editor shows the same words while they are sent, so wait for the mark of a saved edit.
    await waitFor(() => expect(own.getByText(/수정됨/)).toBeVisible());
    await expect(own.getByText('고칠 말 고침')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: commonTexts.delete }));
    const dialog = within(await canvas.findByRole('dialog', { name: commentTexts.deleteConfirm }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
    await waitFor(() => expect(canvas.queryByText('고칠 말 고침')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent(commentTexts.removed);
    const others = canvas.getByText(/^불빛이 물결 따라/).closest('article');
    await expect(
      within(others as HTMLElement).queryByRole('button', { name: commonTexts.delete }),
    ).toBeNull();
  },
};

/** A like that fails is reverted. */
export const LikeRefused: Story = {
  parameters: { scenario: 'session.expired' },
  play: async (context) => {
    await loaded(context);
    const [heart] = context.canvas.getAllByRole('button', { name: /^댓글 좋아요/ });
    const before = heart?.textContent ?? '';
    const pressed = heart?.getAttribute('aria-pressed') ?? '';
    await context.userEvent.click(heart as HTMLElement);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', pressed));
    await waitFor(() => expect(heart).toHaveTextContent(before));
  },
};

/** An admin may delete any comment. */
export const Admin: Story = {
  parameters: { role: 'admin' },
  play: async (context) => {
    await loaded(context);
    const row = context.canvas.getByText(/^불빛이 물결 따라/).closest('article');
    await waitFor(() =>
      expect(
        within(row as HTMLElement).getByRole('button', { name: commonTexts.delete }),
      ).toBeVisible(),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: loaded };

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
