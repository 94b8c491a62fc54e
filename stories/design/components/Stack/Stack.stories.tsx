import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '@/design/components/Stack/Stack';
import { inCard } from '../../frame';

const meta = {
  component: Stack,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Elements below one another. */
export const Default: Story = {
  render: () => (
    <Stack as="ul" gap={12} aria-label="목록">
      <li>오로라 원정대</li>
      <li>고양이와 산다</li>
      <li>한 장 과학</li>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '목록' });
    await expect(list).toHaveStyle({ flexDirection: 'column', rowGap: '12px' });
  },
};
