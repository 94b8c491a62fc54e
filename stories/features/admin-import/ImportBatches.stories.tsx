import { ImportBatches } from '@/features/admin-import/ImportBatches';
import { importBatchesTexts as texts } from '@/texts/admin/imports';
import { commonTexts } from '@/texts/common';
import { posts } from '@mocks/db/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { inColumn } from '../inColumn';
import { addBatch } from './batches';

const meta = {
  component: ImportBatches,
  args: { waitingTo: '/admin/confirm', version: '', onUndone: fn() },
  parameters: { role: 'admin', at: '/admin/youtube-api' },
  decorators: [inColumn(720)],
} satisfies Meta<typeof ImportBatches>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

let ids: number[] = [];
const conditions = {
  tester: 'youtube-import',
  params: { region: 'KR', date: '2026-11-22', q: '강아지 산책', videoType: 'all' },
};
const FOUND = '지역 대한민국 · 기준일 2026-11-22 · 검색어 강아지 산책';
// The older batch was made before conditions were stored.
const threeBatches = () => {
  addBatch({ kind: 'save', videos: 2, confirmed: 1, reverted: 1, ago: 60 * 24, actorId: null });
  ids = addBatch({ videos: 3, confirmed: 1, conditions });
};
const findRows = async ({ canvas }: Play) =>
  within(await canvas.findByRole('list', { name: texts.list })).getAllByRole('listitem');

async function askToUndo({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.undo.import }));
  return within(await canvas.findByRole('dialog', { name: texts.undoTitle.import }));
}

/** After an undo, confirmed posts stay and the row says so at once. */
export const Default: Story = {
  beforeEach: threeBatches,
};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [first, second] = await findRows(context);
    await expect(first).toHaveTextContent(texts.pending(2));
    await expect(first).toHaveTextContent(texts.confirmed(1));
    await expect(second).toHaveTextContent(texts.reverted(1));
    await expect(first).toHaveTextContent(FOUND);
    await expect(second).toHaveTextContent(`${texts.kinds.save}${texts.byScript} · 1일 전`);
    const dialog = await askToUndo(context);
    const counts = { pending: 2, comments: 0, confirmed: 1, reverted: 0, rejected: 0 };
    await expect(dialog.getByText(texts.undoMessage(counts, FOUND))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: texts.undo.import }));
    await canvas.findByText(texts.undone(2, 1));
    const [row] = await findRows(context);
    await expect(row).not.toHaveTextContent(texts.pending(2));
    await expect(row).toHaveTextContent(texts.confirmed(1));
    // The button has gone, but the focus stays on the row.
    await waitFor(() => expect(row).toHaveFocus());
    await expect(ids.map((id) => posts.find(id) !== null)).toEqual([true, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: texts.redo }));
    await canvas.findByText(texts.restored(2));
    await expect(row).toHaveTextContent(texts.pending(2));
    await expect(row).toHaveFocus();
    await expect(ids.map((id) => posts.find(id) !== null)).toEqual([true, true, true]);
    await expect(canvas.getByRole('button', { name: texts.undo.import })).toBeVisible();
  },
};

/** Shows five batches; a press shows the others. */
export const Many: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    for (let ago = 7; ago > 0; ago -= 1) addBatch({ videos: 1, ago });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await findRows(context)).toHaveLength(5);
    await fits();
    await userEvent.click(canvas.getByRole('button', { name: texts.more }));
    await expect(await findRows(context)).toHaveLength(7);
    await expect(canvas.queryByRole('button', { name: texts.more })).toBeNull();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.waiting })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'batches.loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonTexts.loading)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'batches.failed' },
  beforeEach: threeBatches,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(texts.failed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(await findRows(context)).toHaveLength(2);
  },
};

/** After a failed undo the batch stays and can be undone again. */
export const UndoFailed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'batches.undoFailed' },
  beforeEach: threeBatches,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await askToUndo(context);
    await userEvent.click(dialog.getByRole('button', { name: texts.undo.import }));
    await canvas.findByText(texts.undoFailed);
    const [first] = await findRows(context);
    await expect(first).toHaveTextContent(texts.pending(2));
  },
};
