import type { QueryTool } from '@/features/admin-query/QueryTool';
import { adminQueryTexts as texts } from '@/texts/admin/query';
import { commonTexts } from '@/texts/common';
import { validationTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, findGrid, run, tool, typeKey } from '../tool';

const meta = { ...tool } satisfies Meta<typeof QueryTool>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const openTab = ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(canvas.getByRole('tab', { name }));

/** An earlier query can be restored with its values. */
export const History: Story = {
  parameters: { at: at('SELECT :word AS word', { word: "'10'" }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTab(context, texts.history);
    await expect(await canvas.findByText(texts.historyEmpty)).toBeVisible();
    await run(context);
    await findGrid(context);
    const list = within(await canvas.findByRole('list', { name: texts.history }));
    await expect(list.getByText('SELECT :word AS word')).toBeVisible();
    await expect(list.getByText(texts.ranWell)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(':word'));
    await userEvent.click(list.getByRole('button', { name: texts.load }));
    await expect(canvas.getByLabelText(':word')).toHaveValue("'10'");
    await userEvent.click(list.getByRole('button', { name: texts.rerun }));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: texts.history })).getAllByRole('listitem'),
      ).toHaveLength(2),
    );
  },
};

/** A query is saved under a unique name and deleted after a question. */
export const Saved: Story = {
  parameters: { at: at('SELECT 1 AS one') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTab(context, texts.savedTab);
    const name = await canvas.findByLabelText(texts.saveName);
    const save = canvas.getByRole('button', { name: texts.save });
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription(validationTexts.savedName);
    await userEvent.type(name, '하나{Enter}');
    const list = within(await canvas.findByRole('list', { name: texts.saved }));
    await list.findByText('SELECT 1 AS one');
    await userEvent.type(name, '하나');
    await userEvent.click(save);
    await waitFor(() => expect(name).toBeInvalid());
    await typeKey(context);
    await userEvent.click(list.getByRole('button', { name: texts.rerun }));
    await findGrid(context);
    await userEvent.click(list.getByRole('button', { name: commonTexts.delete }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.removeConfirm('하나') }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
    await expect(await canvas.findByText(texts.savedEmpty)).toBeVisible();
  },
};

/** The text of the editor, whether its code has loaded or the plain field is shown. */
const writtenIn = (element: HTMLElement) =>
  [
    ...[...element.querySelectorAll('div')].map((one) => one.shadowRoot?.textContent),
    ...[...element.querySelectorAll('textarea')].map(({ value }) => value),
  ].join('');

/** A press on a table name inserts it into the query. */
export const Schema: Story = {
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.columnsOf('post') }));
    const columns = within(canvas.getByRole('list', { name: texts.columnsOf('post') }));
    await userEvent.click(columns.getByRole('button', { name: texts.insert('dislike_count') }));
    await waitFor(() => expect(writtenIn(canvasElement)).toContain('dislike_count'));
  },
};

export const SchemaFailed: Story = {
  parameters: { scenario: 'query.schemaFailed' },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(texts.schemaFailed)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(await canvas.findByRole('list', { name: texts.schema })).toBeVisible();
  },
};

/** Lists which queries are refused and why. */
export const Help: Story = {
  play: async (context) => {
    await openTab(context, texts.help);
    for (const { title } of texts.helpRules) {
      await expect(context.canvas.getByRole('heading', { name: title })).toBeVisible();
    }
  },
};
