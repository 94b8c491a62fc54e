import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@/design/components/Badge/Badge';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { inCard } from '../../frame';

const meta = {
  component: Cluster,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

const spheres = [
  '오로라 원정대',
  '고양이와 산다',
  '한 장 과학',
  '동네 산책',
  '밤하늘 읽기',
  '손글씨',
];

/** Items that do not fit on one line wrap to the next. */
export const Default: Story = {
  render: () => (
    <Cluster as="ul" aria-label="스피어" rowGap={8} columnGap={12}>
      {spheres.map((name) => (
        <li key={name}>
          <Badge tone="accent">{name}</Badge>
        </li>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '스피어' });
    await expect(list).toHaveStyle({ flexWrap: 'wrap', rowGap: '8px', columnGap: '12px' });
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};
