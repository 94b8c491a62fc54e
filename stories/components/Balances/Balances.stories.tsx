import { Balances } from '@/components/Balances/Balances';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Balances,
  args: { member: { water_drops: 1250, gems: 300 } },
  tags: ['autodocs'],
} satisfies Meta<typeof Balances>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250')).toBeVisible();
    await expect(canvas.getByText('300')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { member: { water_drops: 0, gems: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(2);
  },
};

/** The balances link to the page where they can be spent. */
export const Link: Story = {
  args: { to: '/garden' },
  decorators: [
    (Story) => (
      <div style={{ width: 248 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /내 정원/ })).toHaveAttribute('href', '/garden'),
};
