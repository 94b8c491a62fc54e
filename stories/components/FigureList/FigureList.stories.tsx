import { FigureList } from '@/components/FigureList/FigureList';
import { adminMemberTexts } from '@/texts/admin/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const { counts } = adminMemberTexts;
const meta = {
  component: FigureList,
  args: {
    figures: [
      { name: counts.confirmed, count: 1234 },
      { name: counts.pending, count: 0 },
      { name: counts.reverted, count: 2 },
      { name: counts.comments, count: 58 },
      { name: counts.reports, count: 1 },
    ],
  },
} satisfies Meta<typeof FigureList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each name comes before its count. Counts have thousands separators. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(meta.args.figures.map(({ name }) => name));
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('1,234');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
