import { auditTexts } from '@/texts/admin/audit';
import { auditKindTexts } from '@contract/auditTexts';
import { adminTexts } from '@/texts/admin/menu';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../../fits';
import { arriveAt, page } from '../../../site';

const meta = { ...page('/admin/audit', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Changes a setting, so that the audit has an entry. */
async function changeSetting({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: adminTexts.pages.settings }));
  const { label } = adminSettingsTexts.switches.companion_visible;
  await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`^${label}`) }));
  await canvas.findByText(adminSettingsTexts.saved);
  await userEvent.click(canvas.getByRole('link', { name: adminTexts.pages.audit }));
}

/** What an admin did stands at the top; filters go into the address. */
export const Default: Story = {
  parameters: { at: '/admin/settings' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await changeSetting(context);
    const list = within(await canvas.findByRole('list', { name: auditTexts.list }));
    await expect(list.getAllByText(auditKindTexts['settings.update'])[0]).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: auditTexts.kind }),
      'settings.update',
    );
    await userEvent.click(canvas.getByRole('button', { name: auditTexts.apply }));
    await arriveAt(context, '/admin/audit?kind=settings.update');
    await canvas.findByRole('list', { name: auditTexts.list });
    await userEvent.click(canvas.getByRole('button', { name: auditTexts.export }));
    await canvas.findByText(auditTexts.exported(1));
    await fits();
  },
};

export const Phone: Story = {
  parameters: { at: '/admin/audit?kind=account.delete' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(auditTexts.empty)).toBeVisible();
    await fits();
  },
};

/** A person is named by their number. */
export const WrongPerson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: auditTexts.who }), '?{Enter}');
    await expect(await canvas.findByText(auditTexts.whoInvalid)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'audit.loading' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: adminTexts.pages.audit, level: 1 });
    await expect(await canvas.findByText(commonTexts.loading)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'audit.failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(auditTexts.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  },
};

export const ExportFailed: Story = {
  parameters: { scenario: 'audit.exportFailed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: auditTexts.export }));
    await canvas.findByText(auditTexts.exportFailed);
  },
};
