import { SiteChecklist } from '@/features/admin-checklist/SiteChecklist';
import { checklistTexts } from '@/texts/admin/checklist';
import { endpoints } from '@contract/endpoints';
import { answering } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: SiteChecklist,
  parameters: { role: 'admin' },
} satisfies Meta<typeof SiteChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Backups: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answering(endpoints.getMissing, { success: true, missing: ['backups'] }));
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: checklistTexts.links.backups });
    await expect(link).toHaveAttribute('href', '/admin/backups');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
