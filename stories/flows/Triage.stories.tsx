import { reviewTexts, revertTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { CONFIRM_MAX } from '@contract/rules/admin/review';
import { posts } from '@mocks/db/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { addPost } from '../screens/PostScreen/addPost';
import {
  addMany,
  addTwo,
  findRows,
  FIRST,
  isGone,
  manyTitle,
  rowOf,
  SECOND,
} from '../screens/admin/ReviewScreen/reviewRows';
import { page } from '../site';

// An admin works through a long queue.
const meta = { tags: ['behavior'], ...page('/admin', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const isConfirmed = (id: number) => posts.find(id)?.isConfirmed;

/** The rows by selector, because queries by role are slow in a long list. */
const rowsIn = ({ canvasElement }: Play) => [
  ...canvasElement.querySelectorAll<HTMLElement>('li[id^="row-"]'),
];

/** Confirms the withdrawal without editing the reason. */
async function sendRevert({ canvas, userEvent }: Play): Promise<void> {
  const dialog = within(await canvas.findByRole('dialog', { name: revertTexts.revert.title }));
  await userEvent.click(dialog.getByRole('button', { name: reviewTexts.revert }));
}

/** The shortcuts also work in the preview, which shows the next post after each decision. */
export const KeysInPreview: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await waitFor(() => expect(rowOf(list, FIRST)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('v');
    await canvas.findByRole('dialog', { name: FIRST });
    await userEvent.keyboard('j');
    await canvas.findByRole('dialog', { name: SECOND });
    await userEvent.keyboard('k');
    await canvas.findByRole('dialog', { name: FIRST });
    await userEvent.keyboard('c');
    const dialog = within(await canvas.findByRole('dialog', { name: SECOND }));
    await waitFor(() => expect(isConfirmed(953)).toBe(true));
    await expect(isConfirmed(952)).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.confirm }));
    await waitFor(() => expect(isConfirmed(952)).toBe(true));
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Neither a held key nor a double click also decides about the next post. */
export const OneAtATime: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const list = await findRows(context);
    const second = list.getByRole('button', { name: reviewTexts.confirmOf(SECOND) });
    await waitFor(() => expect(rowOf(list, FIRST)).toHaveAttribute('aria-current', 'true'));
    await fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c' });
    await isGone(list, FIRST);
    await fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c', repeat: true });
    await fireEvent.click(second, { detail: 2 });
    await waitFor(() => expect(isConfirmed(953)).toBe(true));
    await expect(rowOf(list, SECOND)).toBeVisible();
    await expect(isConfirmed(952)).toBe(false);
    await fireEvent.click(second, { detail: 1 });
    await waitFor(() => expect(isConfirmed(952)).toBe(true));
  },
};

/** The next page loads before the list is empty, so the admin need not wait. */
export const NextPageComes: Story = {
  beforeEach: () => addMany(30, false),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await expect(list.getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.queryByText(manyTitle(21))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.selectAll }));
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.selectedActs.confirm }));
    const rows = await findRows(context);
    await waitFor(() => expect(rowOf(rows, manyTitle(21))).toBeVisible());
    await expect(rowOf(rows, manyTitle(21))).toHaveAttribute('aria-current', 'true');
    await canvas.findByText(reviewTexts.done(20, 'confirm'));
    await waitFor(() => expect(rowOf(rows, manyTitle(21))).toHaveFocus());
  },
};

/** An undone post returns to its place with the focus on it, in a list of the same length. */
export const UndoInPlace: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed' },
  beforeEach: () => addMany(25, true),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findRows(context);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.more }));
    await waitFor(() => expect(rowsIn(context).length).toBeGreaterThan(25));
    const before = rowsIn(context);
    const [first, row] = [before[0], before[21]];
    if (!row) throw new Error('no row of the second page');
    await userEvent.click(within(row).getByText(reviewTexts.revertShort));
    await sendRevert(context);
    await waitFor(() => expect(rowsIn(context)).toHaveLength(before.length - 1));
    await userEvent.click(await canvas.findByText(reviewTexts.undo));
    await waitFor(() => expect(rowsIn(context)).toHaveLength(before.length));
    const back = rowsIn(context)[21];
    await expect(back).toHaveTextContent(manyTitle(22));
    await waitFor(() => expect(back).toHaveFocus());
    // The same DOM rows: nothing was loaded again.
    await expect(rowsIn(context)[0]).toBe(first);
  },
};

/** One request takes twenty posts: the shortcuts choose no more either, and the page says so. */
export const MostChosen: Story = {
  beforeEach: () => addMany(25, false),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    const chosen = () => canvas.getByText(/개 선택됨/);
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.selectAll }));
    await expect(chosen()).toHaveTextContent(reviewTexts.selected(CONFIRM_MAX));
    await expect(canvas.getByText(reviewTexts.selectMost(CONFIRM_MAX))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.more }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(CONFIRM_MAX));
    list.getAllByRole('listitem')[CONFIRM_MAX]?.focus();
    await userEvent.keyboard('x');
    await expect(chosen()).toHaveTextContent(reviewTexts.selected(CONFIRM_MAX));
    await userEvent.keyboard('kx');
    await waitFor(() => expect(chosen()).toHaveTextContent(reviewTexts.selected(CONFIRM_MAX - 1)));
  },
};

/** The focus also moves to the next row after the question for a reason. */
export const FocusAfterRevert: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed' },
  beforeEach: () => addMany(3, true),
  play: async (context) => {
    const { userEvent } = context;
    const list = await findRows(context);
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, manyTitle(1))).toHaveFocus());
    await userEvent.keyboard('r');
    await sendRevert(context);
    await isGone(list, manyTitle(1));
    await waitFor(() => expect(rowOf(list, manyTitle(2))).toHaveFocus());
  },
};

/** In the list of all posts a row stays until the answer, and is reviewed only once. */
export const DecidedOnce: Story = {
  parameters: { at: '/admin/confirm?tab=all' },
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, FIRST)).toHaveFocus());
    await userEvent.keyboard('cc');
    await canvas.findByText(reviewTexts.done(1, 'confirm'));
    await list.findByRole('button', { name: reviewTexts.revertOf(FIRST) });
    await expect(canvas.queryByText(/이미 확정했습니다/)).toBeNull();
  },
};

/** If an undo fails, a message says so and the post stays. */
export const UndoFailed: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed', scenario: 'review.undoFailed' },
  beforeEach: () => addPost({ id: 954, by: 'yuna', title: FIRST }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.revertOf(FIRST) }));
    await sendRevert(context);
    await userEvent.click(await canvas.findByText(reviewTexts.undo));
    await canvas.findByText(reviewTexts.undoFailed);
    await isGone(list, FIRST);
    await expect(isConfirmed(954)).toBe(false);
  },
};
