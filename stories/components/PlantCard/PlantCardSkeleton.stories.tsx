import { PlantCardSkeleton } from '@/components/PlantCard/PlantCardSkeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { isComing } from '../../design/coming';

const meta = {
  component: PlantCardSkeleton,
  decorators: [
    (Story) => (
      <div style={{ width: 280, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlantCardSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = { play: isComing };
