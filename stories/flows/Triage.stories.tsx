import { outcomeTexts, reviewTexts, revertTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { sampleIds } from '@contract/fixtures/members';
import { announceChange } from '@mocks/db/announcements';
import { posts } from '@mocks/db/posts';
import { reviewPost } from '@mocks/db/publishing';
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
  numberIn,
  rowOf,
  SECOND,
  tabOf,
} from '../screens/admin/ReviewScreen/reviewRows';
import { page } from '../site';

// How an admin gets through a long queue, with others at work beside them.
const meta = { ...page('/admin', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const isConfirmed = (id: number) => posts.find(id)?.isConfirmed;

/** Another admin decides about a post elsewhere. */
function decideElsewhere(id: number, isNowConfirmed: boolean): void {
  const post = posts.find(id);
  if (!post) throw new Error(`There is no post ${id}.`);
  const made = { reviewerId: sampleIds.jihoon, seen: undefined, bulkId: 'elsewhere' };
  reviewPost(post, { isConfirmed: isNowConfirmed, reason: '' }, made, Date.now());
  announceChange();
}

async function takeBack({ canvas, userEvent }: Play, title: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: reviewTexts.revertOf(title) }));
  const dialog = within(await canvas.findByRole('dialog', { name: revertTexts.title }));
  await userEvent.click(dialog.getByRole('button', { name: reviewTexts.revert }));
}

/** The keys go on in the preview, which shows the next post after each decision. */
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

/** Neither a key that is held down nor a double click decides about the next post too. */
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

/** Nobody waits for the next page: it is loaded before the list is empty. */
export const NextPageComes: Story = {
  beforeEach: () => addMany(30, false),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await expect(list.getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.queryByText(manyTitle(21))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.selectAll }));
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.confirmSelected }));
    const rows = await findRows(context);
    await waitFor(() => expect(rowOf(rows, manyTitle(21))).toBeVisible());
    await expect(rowOf(rows, manyTitle(21))).toHaveAttribute('aria-current', 'true');
    await canvas.findByText(reviewTexts.bulkDone(20, true));
  },
};

/** What is put back stands where it was, in a list that is as long as it was, with the focus on it. */
export const UndoInPlace: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed' },
  beforeEach: () => addMany(25, true),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.more }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(25));
    const before = list.getAllByRole('listitem');
    const place = before.indexOf(rowOf(list, manyTitle(22)));
    await takeBack(context, manyTitle(22));
    await isGone(list, manyTitle(22));
    await expect(before[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.undo }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(before.length));
    const after = list.getAllByRole('listitem');
    await expect(after.indexOf(rowOf(list, manyTitle(22)))).toBe(place);
    await waitFor(() => expect(rowOf(list, manyTitle(22))).toHaveFocus());
    // The very rows: nothing was loaded again.
    await expect(after[0]).toBe(before[0]);
  },
};

/** What another admin decides comes over the stream: the row leaves, and the counts of all tabs follow. */
export const AnotherAdmin: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const list = await findRows(context);
    const [pending, confirmed] = [
      await tabOf(context, 'pending'),
      await tabOf(context, 'confirmed'),
    ];
    await waitFor(() => expect(numberIn(pending)).toBeGreaterThan(1));
    const before = [numberIn(pending), numberIn(confirmed)] as const;
    decideElsewhere(953, true);
    await isGone(list, FIRST);
    await expect(rowOf(list, SECOND)).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(numberIn(pending)).toBe(before[0] - 1));
    await expect(numberIn(confirmed)).toBe(before[1] + 1);
    // It is taken back, and stands where it was.
    decideElsewhere(953, false);
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toBe(rowOf(list, FIRST)));
    await waitFor(() => expect(numberIn(pending)).toBe(before[0]));
  },
};

/** The preview closes when another admin takes its post away; no other post takes its place unasked. */
export const TakenWhilePreviewed: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.previewOf(FIRST) }));
    await canvas.findByRole('dialog', { name: FIRST });
    decideElsewhere(953, true);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(isConfirmed(952)).toBe(false);
  },
};

/** New posts wait above the list until they are asked for; the row that is being read does not move. */
export const NewPosts: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await waitFor(async () => expect(numberIn(await tabOf(context, 'pending'))).toBeGreaterThan(1));
    const { top } = rowOf(list, FIRST).getBoundingClientRect();
    const title = '방금 들어온 글';
    addPost({ id: 960, by: 'minji', title, isConfirmed: false });
    posts.update(960, { createdAt: Date.now() + 10_000 });
    announceChange();
    const show = await canvas.findByRole('button', { name: reviewTexts.showFresh });
    await expect(rowOf(list, FIRST).getBoundingClientRect().top).toBe(top);
    await userEvent.click(show);
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toBe(rowOf(list, title)));
    await expect(canvas.queryByRole('button', { name: reviewTexts.showFresh })).toBeNull();
    await expect(rowOf(list, FIRST)).toBeVisible();
  },
};

/** A post that its author changed meanwhile is not confirmed; it is shown as it is now, and can be. */
export const ChangedMeanwhile: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    const title = '고친 글';
    posts.update(953, { title, revision: 1, changedAt: Date.now() });
    await userEvent.click(list.getByRole('button', { name: reviewTexts.confirmOf(FIRST) }));
    await expect(await canvas.findByText(outcomeTexts.edited)).toBeVisible();
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toBe(rowOf(list, title)));
    await expect(isConfirmed(953)).toBe(false);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.confirmOf(title) }));
    await isGone(list, title);
    await expect(isConfirmed(953)).toBe(true);
  },
};

/** What cannot be put back says so, and stays where it is. */
export const UndoFailed: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed', scenario: 'review.undoFailed' },
  beforeEach: () => addPost({ id: 954, by: 'yuna', title: FIRST }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await takeBack(context, FIRST);
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.undo }));
    await expect(await canvas.findByText(reviewTexts.undoFailed)).toBeVisible();
    await isGone(list, FIRST);
    await expect(isConfirmed(954)).toBe(false);
  },
};
