import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import { formAddress } from '@/features/admin-query/form/queryForm';
import { adminTexts } from '@/texts/admin/menu';
import { adminQueryTexts as texts } from '@/texts/admin/query';
import { queryTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../../fits';
import { page } from '../../../site';

const address = '/admin/query';
const meta = { tags: ['behavior'], ...page(address, 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const KEY = 'mulbit-admin-key';
const form = { sql: 'SELECT title, like_count FROM post ORDER BY like_count DESC', values: {} };
const filled = address + formAddress(form);

async function run({ canvas, userEvent }: Play): Promise<HTMLElement> {
  await userEvent.type(await canvas.findByLabelText(texts.key), KEY);
  await userEvent.click(canvas.getByRole('button', { name: texts.run }));
  return canvas.findByRole('grid', { name: texts.result });
}

/** The form says what is missing before anything is sent. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: adminTexts.pages.query, level: 1 });
    const title = titleOf(adminTexts.title(adminTexts.pages.query), defaultIdentity);
    await waitFor(() => expect(document.title).toBe(title));
    await userEvent.click(canvas.getByRole('button', { name: texts.run }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(queryTexts.empty);
  },
};

/** Copying a selection and formatting a query each show a notice. */
export const Notices: Story = {
  parameters: { at: filled },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const grid = await run(context);
    await userEvent.click(within(grid).getAllByRole('gridcell')[0] ?? grid);
    const clipboardData = new DataTransfer();
    const copy = { clipboardData, bubbles: true, cancelable: true };
    grid.dispatchEvent(new ClipboardEvent('copy', copy));
    await expect(clipboardData.getData('text/plain').length).toBeGreaterThan(0);
    await expect(await canvas.findByText(texts.copied)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: texts.format }));
    await expect(await canvas.findByText(texts.formatted)).toBeInTheDocument();
  },
};

export const Phone: Story = {
  parameters: { at: filled },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await run(context);
    await fits();
  },
};
