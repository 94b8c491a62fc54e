import { DatedAge } from '@/components/Age/DatedAge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: DatedAge,
  args: { at: '2026-11-23T00:05:00.000Z', children: '3시간 전' },
  render: (args) => (
    <p style={{ padding: 48 }}>
      <DatedAge {...args} />
    </p>
  ),
} satisfies Meta<typeof DatedAge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const DATE = '2026년 11월 23일 월요일 오전 9:05';

/** The date also shows on keyboard focus, and hides when the focus leaves. */
export const Focused: Story = {
  tags: ['behavior'],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(DATE);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
