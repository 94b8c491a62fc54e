import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { inCard } from '../../frame';

const meta = {
  component: VisuallyHidden,
  args: { children: '새 탭에서 열림' },
  render: (args) => (
    <a href="#channel">
      채널 보기 <VisuallyHidden {...args} />
    </a>
  ),
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '채널 보기 새 탭에서 열림' })).toBeVisible();
    await expect(canvas.getByText('새 탭에서 열림').clientWidth).toBeLessThan(2);
  },
};
