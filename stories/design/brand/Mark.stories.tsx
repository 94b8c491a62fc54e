import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Mark } from '@/design/brand/Mark';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { inCard } from '../frame';

const meta = {
  component: Mark,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: '물빛', size: 48 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '물빛' })).toBeVisible();
  },
};

/** In the header, next to the slogan, which is its name. */
export const WithSlogan: Story = {
  render: () => (
    <Row gap={12}>
      <Mark />
      <Text variant="heading">
        오늘 볼 영상, <Text tone="accent">물빛</Text>이 추천해요
      </Text>
    </Row>
  ),
};
