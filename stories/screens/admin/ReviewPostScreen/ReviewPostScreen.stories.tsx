import { importSourceTexts } from '@/texts/admin/imports';
import { revertTexts, reviewPostTexts, reviewTexts } from '@/texts/admin/review';
import { posts } from '@mocks/db/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { importPost } from '../../../features/admin-import/batches';
import { addPost } from '../../PostScreen/addPost';
import { page } from '../../../site';

const TITLE = '검토할 글';
const add = () => addPost({ id: 955, by: 'hyun', title: TITLE, isConfirmed: false });

const meta = {
  tags: ['behavior'],
  ...page('/admin/confirm/post955', 'admin'),
  beforeEach: add,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The post as members see it, its author and its history; a pending post cannot be withdrawn. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: TITLE, level: 2 });
    await expect(canvas.getByRole('heading', { name: reviewPostTexts.author })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: reviewPostTexts.timeline })).toBeVisible();
    await expect(await canvas.findByText(reviewPostTexts.noComments)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: reviewTexts.revert })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.confirm }));
    await canvas.findByRole('button', { name: reviewTexts.revert });
    await expect(posts.find(955)?.isConfirmed).toBe(true);
    await expect(canvas.queryByRole('button', { name: reviewTexts.confirm })).toBeNull();
  },
};

export const Confirmed: Story = {
  beforeEach: () => {
    posts.update(955, { isConfirmed: true, publishedAt: Date.now() });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.revert }));
    const dialog = within(await canvas.findByRole('dialog', { name: revertTexts.revert.title }));
    await userEvent.type(dialog.getByRole('textbox'), revertTexts.choices.ad);
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.revert }));
    await canvas.findByRole('button', { name: reviewTexts.confirm });
    await expect(posts.find(955)?.revertReason).toBe(revertTexts.choices.ad);
    await waitFor(() =>
      expect(canvas.getAllByText(revertTexts.choices.ad, { exact: false })[0]).toBeVisible(),
    );
  },
};

/** A post is rejected with a reason, and can still be confirmed afterwards. */
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.reject }));
    const dialog = within(await canvas.findByRole('dialog', { name: revertTexts.reject.title }));
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.reject }));
    await dialog.findByText(revertTexts.missing);
    await userEvent.type(dialog.getByRole('textbox'), revertTexts.choices.ad);
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.reject }));
    await waitFor(() => expect(posts.find(955)?.isRejected).toBe(true));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: reviewTexts.reject })).toBeNull(),
    );
    const past = within(canvas.getByRole('region', { name: reviewPostTexts.timeline }));
    await past.findByText(reviewPostTexts.kinds.rejected);
    await userEvent.click(canvas.getByRole('button', { name: reviewTexts.confirm }));
    await canvas.findByRole('button', { name: reviewTexts.revert });
  },
};

/** Deleting asks first and leads back to the list. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reviewTexts.delete }));
    const dialog = within(await canvas.findByRole('dialog', { name: revertTexts.delete.title }));
    await userEvent.type(dialog.getByRole('textbox'), revertTexts.choices.ad);
    await userEvent.click(dialog.getByRole('button', { name: reviewTexts.delete }));
    await canvas.findByRole('tablist', { name: reviewTexts.tabsLabel });
    await canvas.findByText(reviewTexts.done(1, 'delete'));
    await expect(posts.find(955)).toBeNull();
  },
};

/** An imported post shows its source, the conditions, who imported it and when. */
export const Imported: Story = {
  beforeEach: () => importPost(955),
  play: async ({ canvas }) => {
    const source = within(await canvas.findByRole('region', { name: importSourceTexts.title }));
    await expect(source.getByText(importSourceTexts.kinds.import, { exact: false })).toBeVisible();
    await expect(source.getByText('지역 대한민국 · 기준일 2026-11-22')).toBeVisible();
    await expect(source.getByText(/^물빛 운영자 · /)).toBeVisible();
  },
};
