import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '@/design/components/Box/Box';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Stack } from '@/design/components/Stack/Stack';
import { inCard } from '../../frame';

const meta = {
  component: ProgressBar,
  args: { label: '경험치', value: 0.64, valueText: '4,480 / 7,000' },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Light strokes mark the moving end of the fill. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '경험치' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', '4,480 / 7,000');
  },
};

/** Empty, full, and out of range, which is clamped. */
export const Ends: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="시작" value={0} valueText="0 / 100" />
      <ProgressBar label="완료" value={1} valueText="100 / 100" />
      <ProgressBar label="넘침" value={1.4} valueText="140 / 100" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '100', '100']);
  },
};

/** A thicker bar with figures next to it. */
export const Small: Story = { args: { size: 'sm', label: '창의성', value: 0.42, valueText: '42' } };

export const OnSunken: Story = {
  args: { label: '업로드 중... 62%', value: 0.62, valueText: '2.6MB / 4.2MB', on: 'sunken' },
  render: (args) => (
    <Box background="surfaceSunken" padding={20} borderRadius="md">
      <ProgressBar {...args} />
    </Box>
  ),
};

/** The bar without visible text still has a name for screen readers. */
export const BarOnly: Story = {
  args: { hideText: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('경험치')).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: '경험치' })).toBeVisible();
  },
};
