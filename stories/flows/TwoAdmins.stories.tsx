import { adminTexts } from '@/texts/admin/menu';
import { outcomeTexts, reviewTexts } from '@/texts/admin/review';
import { sampleIds } from '@contract/fixtures/members';
import { announceChange } from '@mocks/db/announcements';
import { posts } from '@mocks/db/posts';
import { reviewPost } from '@mocks/db/publishing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addPost } from '../screens/PostScreen/addPost';
import {
  addTwo,
  findRows,
  FIRST,
  isGone,
  numberIn,
  rowOf,
  SECOND,
  tabOf,
} from '../screens/admin/ReviewScreen/reviewRows';
import { page } from '../site';

// The review queue while other admins review posts, and authors write and edit.
const meta = { tags: ['behavior'], ...page('/admin', 'admin'), beforeEach: addTwo } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isConfirmed = (id: number) => posts.find(id)?.isConfirmed;

/** Another admin reviews a post elsewhere. */
function decideElsewhere(id: number, isNowConfirmed: boolean): void {
  const post = posts.find(id);
  if (!post) throw new Error(`There is no post ${id}.`);
  const made = { reviewerId: sampleIds.jihoon, seen: undefined, bulkId: 'elsewhere' };
  reviewPost(post, { kind: isNowConfirmed ? 'confirm' : 'revert', reason: '' }, made, Date.now());
  announceChange();
}

/** The stream brings another admin's decisions: the row disappears, and all counts follow. */
export const AnotherAdmin: Story = {
  play: async (context) => {
    const list = await findRows(context);
    const [pending, confirmed] = [
      await tabOf(context, 'pending'),
      await tabOf(context, 'confirmed'),
    ];
    await waitFor(() => expect(numberIn(pending)).toBeGreaterThan(1));
    const before = [numberIn(pending), numberIn(confirmed)] as const;
    await context.userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, FIRST)).toHaveFocus());
    decideElsewhere(953, true);
    await isGone(list, FIRST);
    await waitFor(() => expect(rowOf(list, SECOND)).toHaveFocus());
    await waitFor(() => expect(numberIn(pending)).toBe(before[0] - 1));
    await expect(numberIn(confirmed)).toBe(before[1] + 1);
    // After the decision is undone, the row returns to its place.
    decideElsewhere(953, false);
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toBe(rowOf(list, FIRST)));
    await waitFor(() => expect(numberIn(pending)).toBe(before[0]));
  },
};

/** The preview closes when another admin handles its post; it does not jump to another post. */
export const TakenWhilePreviewed: Story = {
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

/** New posts wait above the list until a press loads them; the current row does not move. */
export const NewPosts: Story = {
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

/** A post edited in the meantime is not confirmed; its row shows the new version, which can be. */
export const ChangedMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    const title = '고친 글';
    posts.update(953, { title, revision: 1, changedAt: Date.now() });
    await userEvent.click(list.getByRole('button', { name: reviewTexts.confirmOf(FIRST) }));
    await canvas.findByText(outcomeTexts.edited);
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toBe(rowOf(list, title)));
    await expect(isConfirmed(953)).toBe(false);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.confirmOf(title) }));
    await isGone(list, title);
    await waitFor(() => expect(isConfirmed(953)).toBe(true));
  },
};

/** The page of a single post also follows: it offers the actions of the current state. */
export const OnePost: Story = {
  parameters: { at: '/admin/confirm/post953' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: reviewTexts.confirm });
    // The stream is open once the header strip shows the pending counts.
    await canvas.findByRole('link', { name: new RegExp(`^${adminTexts.waiting} \\d`) });
    decideElsewhere(953, true);
    await expect(await canvas.findByRole('button', { name: reviewTexts.revert })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: reviewTexts.confirm })).toBeNull();
  },
};
