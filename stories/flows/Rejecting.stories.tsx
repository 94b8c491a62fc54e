import { keyHelpTexts } from '@/texts/admin/keys';
import { reviewKeyTexts, reviewTexts, revertTexts } from '@/texts/admin/review';
import { sampleIds } from '@contract/fixtures/members';
import type { ReviewAct } from '@contract/rules/admin/review';
import { notifications } from '@mocks/db/notifications';
import { posts } from '@mocks/db/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../fits';
import { addPost } from '../screens/PostScreen/addPost';
import {
  addTwo,
  escape,
  findRows,
  FIRST,
  isGone,
  numberIn,
  rowOf,
  SECOND,
  tabOf,
} from '../screens/admin/ReviewScreen/reviewRows';
import { page } from '../site';

// Posts that will not be published: rejected with a reason, or deleted.
const meta = { tags: ['behavior'], ...page('/admin', 'admin'), beforeEach: addTwo } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Fills in the reason and confirms. */
async function give({ canvas, userEvent }: Play, act: Exclude<ReviewAct, 'confirm'>, count = 1) {
  const { title, titleMany } = revertTexts[act];
  const name = count > 1 ? titleMany(count) : title;
  const dialog = within(await canvas.findByRole('dialog', { name }));
  await userEvent.click(dialog.getByRole('radio', { name: revertTexts.choices.ad }));
  await userEvent.click(dialog.getByRole('button', { name: reviewTexts[act] }));
}

/** A rejected post moves to its own tab, its author reads why, and it can be undone. */
export const Reject: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    const rejected = await tabOf(context, 'rejected');
    await waitFor(() => expect(numberIn(rejected)).toBe(0));
    await userEvent.click(list.getByRole('button', { name: reviewTexts.rejectOf(FIRST) }));
    await give(context, 'reject');
    await isGone(list, FIRST);
    await waitFor(() => expect(numberIn(rejected)).toBe(1));
    await expect(posts.find(953)).toMatchObject({
      isRejected: true,
      revertReason: revertTexts.choices.ad,
    });
    const notification = notifications.listOf(sampleIds.hyun).find(({ postId }) => postId === 953);
    await expect(notification).toMatchObject({ kind: 'reject', reason: revertTexts.choices.ad });
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.undo }));
    await waitFor(() => expect(rowOf(list, FIRST)).toBeVisible());
    await expect(posts.find(953)?.isRejected).toBe(false);
    await fits();
  },
};

/** The keyboard shortcuts, which their help lists. */
export const Keys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.keyboard('?');
    const help = within(await canvas.findByRole('dialog', { name: keyHelpTexts.title }));
    await expect(help.getByText(reviewKeyTexts.reject)).toBeInTheDocument();
    await expect(help.getByText(reviewKeyTexts.delete)).toBeInTheDocument();
    await escape(context);
    await userEvent.keyboard('n');
    await give(context, 'reject');
    await isGone(list, FIRST);
    await waitFor(() => expect(rowOf(list, SECOND)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('d');
    await give(context, 'delete');
    await isGone(list, SECOND);
    await waitFor(() => expect(posts.find(952)).toBeNull());
    // The deletion cannot be undone.
    await canvas.findByText(reviewTexts.done(1, 'delete'));
  },
};

/** Many posts at once. */
export const Many: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    for (const title of [FIRST, SECOND]) {
      await userEvent.click(list.getByRole('checkbox', { name: reviewTexts.selectOf(title) }));
    }
    const { reject } = reviewTexts.selectedActs;
    await userEvent.click(canvas.getByRole('button', { name: reject }));
    await give(context, 'reject', 2);
    await isGone(list, FIRST);
    await isGone(list, SECOND);
    await canvas.findByText(reviewTexts.done(2, 'reject'));
    await userEvent.click(await tabOf(context, 'rejected'));
    const rejected = await findRows(context);
    for (const title of [FIRST, SECOND]) {
      await userEvent.click(rejected.getByRole('checkbox', { name: reviewTexts.selectOf(title) }));
    }
    await expect(canvas.queryByRole('button', { name: reject })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.selectedActs.delete }));
    await give(context, 'delete', 2);
    await waitFor(() => expect(posts.find(952)).toBeNull());
    await expect(posts.find(953)).toBeNull();
    await expect(await canvas.findByText(reviewTexts.empty.rejected)).toBeVisible();
  },
};

/** The tab of rejected posts shows the reasons; confirming a post publishes it. */
export const Rejected: Story = {
  parameters: { at: '/admin/confirm?tab=rejected' },
  beforeEach: () => {
    posts.update(953, { isRejected: true, revertReason: revertTexts.choices.rude });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await expect(rowOf(list, FIRST)).toHaveTextContent(revertTexts.choices.rude);
    await expect(list.queryByRole('button', { name: reviewTexts.rejectOf(FIRST) })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: reviewTexts.confirmOf(FIRST) }));
    await canvas.findByText(reviewTexts.empty.rejected);
    await waitFor(() => expect(posts.find(953)?.isConfirmed).toBe(true));
    await expect(posts.find(953)?.isRejected).toBe(false);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { at: '/admin/confirm?tab=all' },
  beforeEach: () => {
    addPost({ id: 954, by: 'yuna', title: '공개된 글' });
    posts.update(954, { createdAt: Date.now() + 3000 });
    posts.update(952, { isRejected: true, revertReason: revertTexts.choices.rude });
  },
  play: async (context) => {
    const list = await findRows(context);
    await expect(rowOf(list, SECOND)).toHaveTextContent(reviewTexts.rejected);
    await fits();
  },
};

/** After a failed request the typed reason is still there. */
export const Failed: Story = {
  parameters: { scenario: 'review.rejectFailed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.keyboard('n');
    await give(context, 'reject');
    const name = revertTexts.reject.title;
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByRole('textbox')).toHaveValue(revertTexts.choices.ad);
    await escape(context);
    await expect(rowOf(list, FIRST)).toBeVisible();
  },
};
