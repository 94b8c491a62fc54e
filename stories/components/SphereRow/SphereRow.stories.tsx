import { SphereRow, SphereRowSkeleton } from '@/components/SphereRow/SphereRow';
import { Button } from '@/design/components/Button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { inCard, longSentence } from '../../design/frame';

const sphere = { name: '오로라 원정대', icon: '/tiles/camp.svg', memberCount: 2436 };

const meta = {
  component: SphereRow,
  args: {
    sphere,
    to: '/?sphere=5',
    action: (
      <Button variant="outline" size="sm">
        참여하기
      </Button>
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof SphereRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '오로라 원정대' })).toHaveAttribute(
      'href',
      '/?sphere=5',
    );
    await expect(canvas.getByText('멤버 2.4K명')).toBeVisible();
  },
};

/** The page of all spheres also shows their descriptions. */
export const Described: Story = {
  args: { description: longSentence },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longSentence)).toBeVisible();
  },
};

export const LongName: Story = { args: { sphere: { ...sphere, name: longSentence } } };

export const Loading: Story = { render: () => <SphereRowSkeleton />, play: isComing };
