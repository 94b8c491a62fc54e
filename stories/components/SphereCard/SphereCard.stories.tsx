import { SphereCard } from '@/components/SphereCard/SphereCard';
import { Button } from '@/design/components/Button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onCanvas } from '../../design/frame';

const meta = {
  component: SphereCard,
  args: {
    sphere: { name: '새벽 감성', icon: '/tiles/night.svg', memberCount: 9312 },
    to: '/?sphere=1',
    action: (
      <Button variant="outline" size="sm">
        참여하기
      </Button>
    ),
  },
  decorators: [onCanvas],
} satisfies Meta<typeof SphereCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /새벽 감성/ })).toHaveAttribute(
      'href',
      '/?sphere=1',
    );
    await expect(canvas.getByText('멤버 9.3K명')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    sphere: {
      name: '아주 오래된 필름 카메라로 겨울 바다를 찍는 사람들의 모임',
      icon: '/tiles/night.svg',
      memberCount: 3,
    },
  },
  globals: { viewport: { value: 'phone' } },
};
