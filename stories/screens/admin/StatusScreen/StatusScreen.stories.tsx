import { adminTexts } from '@/texts/admin/menu';
import { adminStatusTexts as texts } from '@/texts/admin/status';
import { problemTexts } from '@contract/statusTexts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/status', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The demo has only one problem: it makes no backups. The part that has it is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: adminTexts.pages.status, level: 1 });
    await expect(await canvas.findByText(problemTexts.backupsOff)).toBeVisible();
    const backups = canvas.getByRole('region', { name: texts.parts.backups });
    await expect(within(backups).getByText(texts.wrong)).toBeVisible();
    await expect(canvas.getAllByText(texts.wrong)).toHaveLength(1);
  },
};

/** Reading it again keeps what is on the screen until the answer arrives. */
export const Refresh: Story = {
  parameters: { scenario: 'status.processes' },
  play: async ({ canvas, userEvent }) => {
    const servers = await canvas.findByRole('region', { name: texts.parts.processes });
    await expect(within(servers).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(servers).getByText(texts.answering)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.refresh }));
    await expect(servers).toBeVisible();
    await expect(canvas.getByText(texts.noProblems)).toBeVisible();
  },
};
