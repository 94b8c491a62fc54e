import { previewTexts, saveVideosTexts as texts } from '@/texts/admin/testerResult';
import { testerTexts, toolTexts } from '@contract/texts';
import { imports } from '@mocks/db/imports';
import { posts } from '@mocks/db/posts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Ran } from './ran';
import { findResult, result } from './result';

const meta = { ...result } satisfies Meta<typeof Ran>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const press = ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Undoes a batch after its question. */
async function undo(context: Play, at = 0): Promise<void> {
  const { canvas, userEvent } = context;
  const button = canvas.getAllByRole('button', { name: texts.undo })[at];
  if (button) await userEvent.click(button);
  const dialog = within(await canvas.findByRole('dialog', { name: texts.undoTitle }));
  await userEvent.click(dialog.getByRole('button', { name: texts.undo }));
}

async function saveTwo(context: Play): Promise<void> {
  const region = await findResult(context);
  for (const box of region.getAllByRole('checkbox').slice(0, 2)) await context.userEvent.click(box);
  await press(context, texts.save);
}

/** Chosen items are saved as pending posts; the batch has a name and can be undone. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async (context) => {
    const { canvas } = context;
    await saveTwo(context);
    await expect(await canvas.findByText(toolTexts.saved(2))).toBeVisible();
    const [batch] = imports.list();
    await expect(batch).toMatchObject({ kind: 'save', pending: 2 });
    const row = (state: string) => texts.batch(batch?.id.slice(0, 8) ?? '', state);
    await expect(canvas.getByText(row(texts.videos(2)))).toBeVisible();
    // The cards show that they are saved and are no longer chosen; the sentence appears once.
    await expect(canvas.getAllByText(previewTexts.status.saved)).toHaveLength(2);
    await expect(canvas.getByText(texts.selected(0))).toBeVisible();
    await expect(canvas.getAllByText(toolTexts.saved(2), { exact: false })).toHaveLength(1);

    await undo(context);
    const undone = await canvas.findByText(row(texts.takenBack));
    await expect(undone.closest('li')).toHaveFocus();
    await expect(canvas.getByText(texts.undone(2))).toBeVisible();
    await expect(canvas.queryByText(previewTexts.status.saved)).toBeNull();
    await expect(canvas.queryByRole('button', { name: texts.undo })).toBeNull();
    await expect(imports.list()[0]).toMatchObject({ pending: 0, removed: 2 });

    await press(context, texts.redo);
    await expect(await canvas.findByText(texts.restored(2))).toBeVisible();
    await expect(imports.list()[0]).toMatchObject({ pending: 2, removed: 0 });
    await expect(canvas.getByRole('button', { name: texts.undo })).toBeVisible();
  },
};

/** Items of an earlier save are skipped with a message; confirmed posts stay. */
export const Known: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas } = context;
    await saveTwo(context);
    await canvas.findByText(toolTexts.saved(2));
    await press(context, texts.selectAll);
    await press(context, texts.save);
    const said = `${toolTexts.saved(4)} ${texts.skipped(2)}`;
    await expect(await canvas.findByText(said)).toBeVisible();
    const post = posts.list().findLast(({ apiSource }) => apiSource !== null);
    if (post) posts.update(post.id, { isConfirmed: true, publishedAt: Date.now() });
    await undo(context);
    const undone = `${texts.undone(3)} ${texts.kept(1)}`;
    await expect((await canvas.findAllByText(undone, { exact: false }))[0]).toBeVisible();
  },
};

/** Without a choice nothing is sent. */
export const NothingSelected: Story = {
  play: async (context) => {
    const { canvas } = context;
    await findResult(context);
    await press(context, texts.save);
    await expect(await canvas.findByText(testerTexts.saveNoSelection)).toBeVisible();
    await press(context, texts.selectAll);
    await expect(canvas.getByText(texts.selected(6))).toBeVisible();
    await press(context, texts.deselect);
    await expect(canvas.getByText(texts.selected(0))).toBeVisible();
    await expect(imports.list()).toEqual([]);
  },
};

/** Without results there is nothing to save. */
export const NothingFound: Story = {
  args: { change: { items: [], total: 0 } },
  play: async (context) => {
    await findResult(context);
    await press(context, texts.save);
    await expect(await context.canvas.findByText(testerTexts.saveNothing)).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'saveVideos.loading' },
  play: async (context) => {
    await saveTwo(context);
    const button = await context.canvas.findByRole('button', { name: texts.saving });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The choice stays, so that the next press retries. */
export const SaveFailed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'saveVideos.failed' },
  play: async (context) => {
    const { canvas } = context;
    await saveTwo(context);
    await expect(await canvas.findByText(texts.failed)).toBeVisible();
    await expect(canvas.getByText(texts.selected(2))).toBeVisible();
    context.msw.resetHandlers();
    await press(context, texts.save);
    await expect(await canvas.findByText(toolTexts.saved(2))).toBeVisible();
  },
};

/** After a failed undo, the batch can be undone again. */
export const UndoFailed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'undoImport.failed' },
  play: async (context) => {
    const { canvas } = context;
    await saveTwo(context);
    await canvas.findByText(toolTexts.saved(2));
    await undo(context);
    await expect(await canvas.findByText(texts.undoFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.undo })).toBeVisible();
  },
};
