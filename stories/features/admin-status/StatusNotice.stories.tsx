import { StatusNotice } from '@/features/admin-status/StatusNotice';
import { adminStatusTexts as texts } from '@/texts/admin/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: StatusNotice,
  parameters: { role: 'admin' },
} satisfies Meta<typeof StatusNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The site has problems; the link leads to them. */
export const Default: Story = {
  parameters: { scenario: 'status.troubled' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: texts.show });
    await expect(link).toHaveAttribute('href', '/admin/status');
  },
};
