import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { endpoints } from '@contract/endpoints';
import { sampleIds } from '@contract/fixtures/members';
import { comments } from '@mocks/db/comments';
import { held } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addPost } from '../../../screens/PostScreen/addPost';
import { Discussion, loaded, rows } from '../discussion';

const meta = {
  component: Discussion,
  args: { id: 2 },
  parameters: { role: 'member' },
} satisfies Meta<typeof Discussion>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Adds an earlier comment of the viewer. */
function saidBefore(parentId: number | null, content: string): number {
  const row = { postId: 902, authorId: sampleIds.yuna, parentId, content, createdAt: Date.now() };
  return comments.create(row).id;
}

/** Writes a comment and returns its row. */
async function say({ canvas, userEvent }: Play, words: string) {
  const field = canvas.getByRole('textbox', { name: commentTexts.label });
  await userEvent.type(field, `${words}{Control>}{Enter}{/Control}`);
  const row = (await canvas.findByText(words, { selector: 'p *' })).closest('article');
  return row as HTMLElement;
}

async function askToDelete({ canvas, userEvent }: Play, row: HTMLElement) {
  await userEvent.click(within(row).getByRole('button', { name: commonTexts.delete }));
  return within(await canvas.findByRole('dialog', { name: commentTexts.deleteConfirm }));
}

async function remove(context: Play, row: HTMLElement): Promise<void> {
  const dialog = await askToDelete(context, row);
  await context.userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
  await waitFor(() => expect(row).not.toBeInTheDocument());
}

const writerOf = (row: HTMLElement) => within(row).getByRole('link');

/** After a deletion the focus moves to the next comment, or else to the one before. */
export const KeepsPlace: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const first = await say(context, '먼저 지울 말');
    const second = await say(context, '나중에 지울 말');
    second.scrollIntoView();
    const place = window.scrollY;
    await remove(context, first);
    await waitFor(() => expect(writerOf(second)).toHaveFocus());
    const before = rows(context).at(-2);
    await remove(context, second);
    await waitFor(() => expect(writerOf(before as HTMLElement)).toHaveFocus());
    await expect(place - window.scrollY).toBeLessThan(innerHeight / 2);
  },
};

/** After the last comment is deleted, the focus moves to the heading. */
export const Only: Story = {
  tags: ['behavior'],
  args: { id: 901 },
  beforeEach: () => addPost({ id: 901, by: 'jihoon', title: '아무도 말하지 않은 글' }),
  play: async (context) => {
    await loaded(context);
    await remove(context, await say(context, '하나뿐인 말'));
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { name: '댓글 0개' })).toHaveFocus(),
    );
  },
};

/** A running deletion cannot be cancelled, and no other dialog can open during it. */
export const Slowly: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { handler, release } = held(endpoints.deleteComment);
    msw.use(handler);
    await loaded(context);
    const row = await say(context, '천천히 지울 말');
    const dialog = await askToDelete(context, row);
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    release();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(row).not.toBeInTheDocument();
  },
};

/** An emptied comment disappears with the last of its replies. */
export const Thread: Story = {
  tags: ['behavior'],
  args: { id: 902 },
  beforeEach: () => {
    addPost({ id: 902, by: 'jihoon', title: '짧은 대화' });
    const parent = saidBefore(null, '지운 말의 자리');
    saidBefore(parent, '그 아래의 답글');
  },
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const [parent, reply] = rows(context) as [HTMLElement, HTMLElement];
    const dialog = await askToDelete(context, parent);
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
    await expect(await canvas.findByText(commentTexts.deleted)).toBeVisible();
    await waitFor(() => expect(rows(context)[0]).toHaveFocus());
    await remove(context, reply);
    await waitFor(() => expect(rows(context)).toHaveLength(0));
  },
};
