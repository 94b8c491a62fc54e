import { AdminPage } from '@/screens/admin/parts/AdminPage/AdminPage';
import { adminTexts } from '@/texts/admin/menu';
import { layoutTexts } from '@/texts/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const title = adminTexts.pages.settings;
const meta = {
  component: AdminPage,
  args: { title, children: adminTexts.backToSite },
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's tab names the page, and that it is the admin's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe(layoutTexts.pageTitle(adminTexts.title(title))),
    );
  },
};
