import { DraftBanner } from '@/components/DraftBanner/DraftBanner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longSentence, onCanvas } from '../../design/frame';
import { fits } from '../../fits';

const meta = {
  component: DraftBanner,
  args: {
    savedAt: Date.now() - 3 * 3_600_000,
    excerpt: '주말 저녁, 물소리 들으며',
    onResume: fn(),
    onDiscard: fn(),
  },
  decorators: [onCanvas],
} satisfies Meta<typeof DraftBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Says what the browser could not store of the draft before the member continues. */
export const PartLost: Story = {
  args: { note: '올리지 않은 이미지 1개는 저장되지 않았습니다.' },
  play: ({ canvas }) => expect(canvas.getByText(/이미지 1개는/)).toBeVisible(),
};

export const Phone: Story = {
  args: { excerpt: longSentence },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
