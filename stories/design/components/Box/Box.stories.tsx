import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '@/design/components/Box/Box';
import { onCanvas } from '../../frame';

const meta = {
  component: Box,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Style utilities come as props; all other props go to the element. */
export const Default: Story = {
  render: () => (
    <Box as="section" aria-label="상자" padding={20} borderRadius="md" background="surface">
      안쪽 여백 20, 모서리 12
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: '상자' });
    await expect(box).toHaveStyle({ paddingLeft: '20px', borderRadius: '12px' });
    await expect(box).not.toHaveAttribute('padding');
  },
};

/** Padding may differ from 900 px on. */
export const Responsive: Story = {
  render: () => (
    <Box display="flex" gap={12}>
      <Box
        background="surfaceSunken"
        padding={{ base: 8, wide: 24 }}
        borderRadius="md"
        flexGrow={1}
      >
        하나
      </Box>
      <Box background="surface" padding={12} borderRadius="md" flexGrow={1}>
        둘
      </Box>
    </Box>
  ),
  play: ({ canvas }) => expect(canvas.getByText('하나')).toHaveStyle({ paddingLeft: '24px' }),
};

/** Below 900 px. */
export const Narrow: Story = {
  render: Responsive.render,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expect(canvas.getByText('하나')).toHaveStyle({ paddingLeft: '8px' }),
};
