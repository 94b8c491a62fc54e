import { QueryTool } from '@/features/admin-query/QueryTool';
import { formAddress } from '@/features/admin-query/queryForm';
import { adminQueryTexts as texts } from '@/texts/admin/query';
import { boundaryTexts } from '@/texts/errors';
import { commonTexts } from '@/texts/common';
import { errorTexts } from '@contract/errorTexts';
import { fixtures } from '@contract/fixtures';
import { queryTexts, validationTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { inColumn } from '../inColumn';
import { CurrentAddress } from '../../site';

const KEY = 'mulbit-admin-key';
const names = 'SELECT user_id, user_name, deleted_at FROM user ORDER BY user_id';

/** The page with this query in its address. */
const at = (sql: string, values: Record<string, string> = {}) =>
  `/admin/query${formAddress({ sql, values })}`;

const meta = {
  component: QueryTool,
  parameters: { role: 'admin', at: '/admin/query' },
  decorators: [
    inColumn(1128),
    (Story) => (
      <>
        <Story />
        <CurrentAddress />
      </>
    ),
  ],
} satisfies Meta<typeof QueryTool>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const runButton = ({ canvas }: Play) => canvas.getByRole('button', { name: texts.run });
const typeKey = ({ canvas, userEvent }: Play, key = KEY) =>
  userEvent.type(canvas.getByLabelText(texts.key), key);

async function run(context: Play): Promise<void> {
  await typeKey(context);
  await context.userEvent.click(runButton(context));
}

const findGrid = ({ canvas }: Play) => canvas.findByRole('grid', { name: texts.result });

/** Nothing is typed: the tables are offered, and what is missing is said. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const tables = within(await canvas.findByRole('list', { name: texts.schema }));
    await expect(tables.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(runButton(context));
    await expect(canvas.getByRole('alert')).toHaveTextContent(queryTexts.empty);
  },
};

/** A query without the key is not sent, and the key gets the focus. */
export const WithoutKey: Story = {
  parameters: { at: at(names) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(runButton(context));
    const key = canvas.getByLabelText(texts.key);
    await expect(canvas.getByRole('alert')).toHaveTextContent(queryTexts.key);
    await expect(key).toHaveFocus();
    await expect(key).toBeInvalid();
    await expect(key).toHaveAttribute('type', 'password');
    await expect(key).toHaveAttribute('autocomplete', 'off');
  },
};

/** Rows, their number, the duration and the exports; the address keeps the query, never the key. */
export const Result: Story = {
  parameters: { at: at(names) },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await run(context);
    const grid = await findGrid(context);
    const { members } = fixtures;
    await expect(canvas.getByText(texts.count(members.length))).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', String(members.length + 1));
    const [first] = members.toSorted((a, b) => a.id - b.id);
    await expect(within(grid).getByText(first?.userName ?? '')).toBeVisible();
    await expect(within(grid).getAllByText(texts.table.none)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.exportCsv })).toBeVisible();
    const address = canvasElement.querySelector('output')?.textContent ?? '';
    await expect(address).not.toContain(KEY);
    await expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain(KEY);
  },
};

/** The key's own Enter runs the query too. */
export const RunByEnter: Story = {
  parameters: { at: at('SELECT 1 AS one') },
  play: async (context) => {
    await typeKey(context, `${KEY}{Enter}`);
    await expect(
      within(await findGrid(context)).getByRole('button', { name: 'one' }),
    ).toBeVisible();
  },
};

/** A link fills the form and runs nothing. */
export const FromLink: Story = {
  parameters: { at: at('SELECT :least AS least', { least: '3' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(':least')).toHaveValue('3');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('alert')?.textContent).toBe('');
  },
};

/** Each `:name` has a field; what reads as a number is sent as one. */
export const Parameters: Story = {
  parameters: { at: at('SELECT typeof(:a) AS a, typeof(:b) AS b, typeof(:c) AS c') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(':a'), '3');
    await userEvent.type(canvas.getByLabelText(':b'), "'3'");
    await run(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent(queryTexts.value);
    await expect(canvas.getByLabelText(':c')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(':c'), 'NULL');
    await userEvent.click(runButton(context));
    const cells = within(await findGrid(context)).getAllByRole('gridcell');
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['integer', 'text', 'null']);
  },
};

const thousands =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) SELECT i, i * 2 AS doubled FROM n';

/** Rows beyond the thousandth are not there, and the page says so. */
export const Truncated: Story = {
  parameters: { at: at(thousands) },
  play: async (context) => {
    await run(context);
    await findGrid(context);
    await expect(context.canvas.getByText(texts.truncated(1000))).toBeVisible();
  },
};

export const EmptyResult: Story = {
  parameters: { at: at('SELECT * FROM user WHERE user_id < 0') },
  play: async (context) => {
    await run(context);
    await expect(await context.canvas.findByText(texts.empty)).toBeVisible();
    await expect(context.canvas.getByText(texts.count(0))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.exportCsv })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { at: at('DELETE FROM user') },
  play: async (context) => {
    await run(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(queryTexts.readOnly),
    );
  },
};

/** The database's own words stand below the sentence. */
export const SyntaxError: Story = {
  parameters: { at: at('SELECT user_id FORM user') },
  play: async (context) => {
    const { canvas } = context;
    await run(context);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(queryTexts.failed));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/syntax error/);
  },
};

export const WrongKey: Story = {
  parameters: { at: at(names) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeKey(context, 'not-the-key');
    await userEvent.click(runButton(context));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.ADMIN_KEY));
    await waitFor(() => expect(canvas.getByLabelText(texts.key)).toHaveFocus());
  },
};

/** A story in which the server does not run the query, and what is said then. */
const unanswered = (scenario: string, text: string): Story => ({
  parameters: { at: at(names), scenario },
  play: async (context) => {
    await run(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(text));
  },
});

export const TooManyKeys = unanswered('query.limited', errorTexts.RATE_LIMITED);
export const NetworkFailure = unanswered('query.offline', boundaryTexts.network);
export const Timeout = unanswered('query.timeout', queryTexts.timeout);
export const Busy = unanswered('query.busy', queryTexts.busy);
export const NotSetUp = unanswered('query.notSetUp', queryTexts.notSetUp);

/** While a query runs it can be cancelled. */
export const Running: Story = {
  parameters: { at: at(names), scenario: 'query.running' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await run(context);
    await expect(await canvas.findByRole('button', { name: texts.running })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.cancel }));
    await expect(await canvas.findByText(texts.cancelled)).toBeVisible();
    await expect(runButton(context)).toBeVisible();
  },
};

export const Plan: Story = {
  parameters: { at: at(names) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeKey(context);
    await userEvent.click(canvas.getByRole('button', { name: texts.plan }));
    const plan = within(await canvas.findByRole('list', { name: texts.plan }));
    await expect(plan.getAllByRole('listitem')[0]).toHaveTextContent(/SCAN user/);
  },
};

const openTab = ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(canvas.getByRole('tab', { name }));

/** What was run can be taken up again, with its values. */
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

/** A query is kept under a name, a name only once, and forgotten after a question. */
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

/** A name of the tables goes into the query. */
export const Schema: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.columnsOf('post') }));
    const columns = within(canvas.getByRole('list', { name: texts.columnsOf('post') }));
    await userEvent.click(columns.getByRole('button', { name: texts.insert('like_count') }));
    await userEvent.click(canvas.getByRole('button', { name: texts.format }));
    await waitFor(() => expect(canvas.getByLabelText(texts.key)).toBeVisible());
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

/** What is refused, and why. */
export const Help: Story = {
  play: async (context) => {
    await openTab(context, texts.help);
    for (const { title } of texts.helpRules) {
      await expect(context.canvas.getByRole('heading', { name: title })).toBeVisible();
    }
  },
};

export const Phone: Story = {
  parameters: { at: at(names) },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await run(context);
    await findGrid(context);
    await fits();
  },
};
