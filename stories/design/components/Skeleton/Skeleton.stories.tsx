import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { onCanvas } from '../../frame';

const meta = {
  component: Skeleton,
  args: { width: 240, height: 20 },
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden]');
    await expect(shape).toHaveStyle({ width: '240px', height: '20px' });
  },
};

/** In the exact shape of the content, so that nothing moves when it loads. */
export const PostShape: Story = {
  render: () => (
    <Card padding="none" aria-busy="true">
      <Skeleton ratio={16 / 9} />
      <Row padding={20} gap={12}>
        <Skeleton width={44} height={44} radius="full" />
        <Stack gap={12} flexGrow={1}>
          <Skeleton width="80%" height={20} />
          <Skeleton width="48%" height={14} />
        </Stack>
      </Row>
    </Card>
  ),
};
