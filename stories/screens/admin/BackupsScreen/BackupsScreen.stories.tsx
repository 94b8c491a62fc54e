import { adminBackupTexts as texts } from '@/texts/admin/backups';
import { adminTexts } from '@/texts/admin/menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/backups', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** No backups are set up, and the page says how. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: adminTexts.pages.backups, level: 1 });
    await canvas.findByText(texts.states.off.name);
    await expect(canvas.getByText(texts.setUp)).toBeVisible();
    await expect(canvas.queryByText(texts.last)).toBeNull();
  },
};

/** The last backup failed: the reason, and the last good one. */
export const Broken: Story = {
  parameters: { scenario: 'backups.broken' },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.states.failed.name);
    await expect(canvas.getByText(/남은 공간이 없습니다/)).toBeVisible();
    await expect(canvas.getByText('48.2MB')).toBeVisible();
    await expect(canvas.getByText(/\(3일 전\)$/)).toBeVisible();
  },
};
