import type { QueryTool } from '@/features/admin-query/QueryTool';
import { adminQueryTexts as texts } from '@/texts/admin/query';
import { fixtures } from '@contract/fixtures';
import { queryTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, findGrid, KEY, names, run, runButton, tool, typeKey } from './tool';

const meta = { ...tool } satisfies Meta<typeof QueryTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form offers the tables and says what is missing. */
export const Default: Story = {};

/** The demo shows its key. */
export const OfTheDemo: Story = {
  args: { demoKey: KEY },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.demoKeyHint(KEY))).toBeVisible();
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

/** Shows rows, their number, the time and the exports; the address never contains the key. */
export const Result: Story = {
  tags: ['behavior'],
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

/** Enter and Ctrl+Enter in the field of a value run the query with the current values. */
export const RunByEnterInValue: Story = {
  tags: ['behavior'],
  parameters: { at: at('SELECT :a AS a') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeKey(context, KEY);
    const field = canvas.getByLabelText(':a');
    await userEvent.type(field, '71{Enter}');
    await expect(await within(await findGrid(context)).findByText('71')).toBeVisible();
    await userEvent.type(field, '2{Control>}{Enter}{/Control}');
    await expect(await within(await findGrid(context)).findByText('712')).toBeVisible();
  },
};

/** A link fills the form without running the query. */
export const FromLink: Story = {
  parameters: { at: at('SELECT :least AS least', { least: '3' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(':least')).toHaveValue('3');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('alert')?.textContent).toBe('');
  },
};

/** Each `:name` has a field; a value that looks like a number is sent as one. */
export const Parameters: Story = {
  tags: ['behavior'],
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

/** The result ends after 1,000 rows, and the page says so. */
export const Truncated: Story = {
  tags: ['behavior'],
  parameters: { at: at(thousands) },
  play: async (context) => {
    await run(context);
    await findGrid(context);
    await expect(context.canvas.getByText(texts.truncated(1000))).toBeVisible();
  },
};

/** A running query can be cancelled. */
export const Running: Story = {
  tags: ['behavior'],
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
  tags: ['behavior'],
  parameters: { at: at(names) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeKey(context);
    await userEvent.click(canvas.getByRole('button', { name: texts.plan }));
    const plan = within(await canvas.findByRole('list', { name: texts.plan }));
    await expect(plan.getAllByRole('listitem')[0]).toHaveTextContent(/SCAN user/);
  },
};
