import { importSourceTexts } from '@/texts/admin/imports';
import { keyHelpTexts } from '@/texts/admin/keys';
import { revertTexts, reviewTexts, urlPreviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { sampleIds } from '@contract/fixtures/members';
import { posts } from '@mocks/db/posts';
import { notifications } from '@mocks/db/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { importPost } from '../../../features/admin-import/batches';
import { addPost } from '../../PostScreen/addPost';
import { fits } from '../../../fits';
import { arriveAt, page } from '../../../site';
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
} from './reviewRows';

const meta = { tags: ['behavior'], ...page('/admin', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A confirmed post disappears at once, the counts follow, and its author is notified. */
export const Default: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { userEvent } = context;
    const list = await findRows(context);
    const pending = await tabOf(context, 'pending');
    await waitFor(() => expect(numberIn(pending)).toBeGreaterThan(1));
    const before = numberIn(pending);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.confirmOf(FIRST) }));
    await isGone(list, FIRST);
    await waitFor(() => expect(numberIn(pending)).toBe(before - 1));
    await expect(posts.find(953)?.isConfirmed).toBe(true);
    await context.canvas.findByText(reviewTexts.done(1, 'confirm'));
    const isNotified = notifications.listOf(sampleIds.hyun).some(({ postId }) => postId === 953);
    await expect(isNotified).toBe(true);
    await fits();
  },
};

/** An imported post says so. */
export const Imported: Story = {
  beforeEach: () => {
    addTwo();
    importPost(953);
  },
  play: async (context) => {
    const list = await findRows(context);
    await expect(rowOf(list, FIRST)).toHaveTextContent(importSourceTexts.badge);
    await expect(rowOf(list, SECOND)).not.toHaveTextContent(importSourceTexts.badge);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: addTwo,
  play: async (context) => {
    const list = await findRows(context);
    await expect(rowOf(list, FIRST)).toBeVisible();
    // The picture is next to the box, even with a long name below.
    const title = list.getByRole('link', { name: reviewTexts.detailOf(FIRST) });
    await expect(title.getBoundingClientRect().left).toBeLessThan(200);
    await fits();
  },
};

/** Keyboard shortcuts move through the list and decide, and the focus stays on a row. */
export const Keys: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await expect(rowOf(list, FIRST)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, FIRST)).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(list, SECOND)).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(() => expect(rowOf(list, FIRST)).toHaveFocus());
    await userEvent.keyboard('c');
    await isGone(list, FIRST);
    await waitFor(() => expect(rowOf(list, SECOND)).toHaveFocus());
    await expect(rowOf(list, SECOND)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('v');
    await canvas.findByRole('dialog', { name: SECOND });
    await escape(context);
    await userEvent.keyboard('?');
    const help = await canvas.findByRole('dialog', { name: keyHelpTexts.title });
    // The shortcuts do nothing in another dialog.
    await userEvent.keyboard('c');
    await waitFor(() => expect(help).toBeVisible());
    await escape(context);
    await expect(posts.find(952)?.isConfirmed).toBe(false);
  },
};

/** The shortcuts do nothing while an admin types. */
export const KeysWhileWriting: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.type(canvas.getByRole('searchbox', { name: reviewTexts.searchLabel }), 'cjv?');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(rowOf(list, FIRST)).toHaveAttribute('aria-current', 'true');
    await expect(posts.find(953)?.isConfirmed).toBe(false);
  },
};

/** An admin withdraws a post with a reason for its author, and can undo it for a while. */
export const Revert: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed' },
  beforeEach: () => addPost({ id: 954, by: 'yuna', title: FIRST }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.revertOf(FIRST) }));
    const dialog = within(await canvas.findByRole('dialog', { name: revertTexts.revert.title }));
    await userEvent.click(dialog.getByRole('radio', { name: revertTexts.choices.source }));
    await expect(dialog.getByRole('textbox')).toHaveValue(revertTexts.choices.source);
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.revert }));
    await isGone(list, FIRST);
    await waitFor(() => expect(posts.find(954)?.revertReason).toBe(revertTexts.choices.source));
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.undo }));
    await waitFor(() => expect(posts.find(954)?.isConfirmed).toBe(true));
    await waitFor(async () => expect(rowOf(await findRows(context), FIRST)).toBeVisible());
  },
};

/** Several at once, with a result for each if one failed. */
export const Bulk: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    for (const title of [FIRST, SECOND]) {
      await userEvent.click(list.getByRole('checkbox', { name: reviewTexts.selectOf(title) }));
    }
    await expect(canvas.getByText(reviewTexts.selected(2))).toBeVisible();
    // Another admin was faster with one of them.
    posts.update(952, { isConfirmed: true, publishedAt: Date.now() });
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.selectedActs.confirm }));
    const dialog = within(await canvas.findByRole('dialog', { name: reviewTexts.bulkTitle }));
    dialog.getByText(FIRST);
    dialog.getByText(SECOND);
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.confirm }));
    await isGone(list, FIRST);
    await isGone(list, SECOND);
  },
};

/** The tab and the search are in the address. */
export const Search: Story = {
  beforeEach: addTwo,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findRows(context);
    await userEvent.click(await tabOf(context, 'all'));
    await arriveAt(context, '/admin/confirm?tab=all');
    const field = canvas.getByRole('searchbox', { name: reviewTexts.searchLabel });
    await userEvent.type(field, '둘째로{Enter}');
    await arriveAt(
      context,
      `/admin/confirm?${new URLSearchParams({ tab: 'all', q: '둘째로' }).toString()}`,
    );
    const list = await findRows(context);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(rowOf(list, SECOND)).toBeVisible();
  },
};

/** The typed reason is still there for another try. */
export const RevertFailed: Story = {
  parameters: { at: '/admin/confirm?tab=confirmed', scenario: 'review.revertFailed' },
  beforeEach: () => addPost({ id: 954, by: 'yuna', title: FIRST }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findRows(context);
    await userEvent.click(list.getByRole('button', { name: reviewTexts.revertOf(FIRST) }));
    const ask = async () =>
      within(await canvas.findByRole('dialog', { name: revertTexts.revert.title }));
    const dialog = await ask();
    await userEvent.type(dialog.getByRole('textbox'), 'own words');
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.revert }));
    await canvas.findByText(reviewTexts.actFailed.revert);
    await expect((await ask()).getByRole('textbox')).toHaveValue('own words');
    await escape(context);
    await expect(rowOf(list, FIRST)).toBeVisible();
  },
};

/** The two documented sentences, then the video; Escape focuses the button again. */
export const UrlPreview: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const open = await canvas.findByRole('button', { name: urlPreviewTexts.open });
    await userEvent.click(open);
    const dialog = within(await canvas.findByRole('dialog', { name: urlPreviewTexts.title }));
    const field = dialog.getByRole('textbox', { name: urlPreviewTexts.label });
    await userEvent.click(dialog.getByRole('button', { name: urlPreviewTexts.show }));
    await expect(await dialog.findByText(urlPreviewTexts.empty)).toBeVisible();
    await userEvent.type(field, 'https://youtu.be/short{Enter}');
    await expect(await dialog.findByText(urlPreviewTexts.invalid)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://youtu.be/5MgBikgcWnY{Enter}');
    await dialog.findByRole('button', { name: /영상 재생$/ });
    await escape(context);
    await waitFor(() => expect(open).toHaveFocus());
  },
};
