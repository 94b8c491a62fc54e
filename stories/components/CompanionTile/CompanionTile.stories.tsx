import { CompanionTile } from '@/components/CompanionTile/CompanionTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';
import { sampleAccessories, sampleCharacter } from '../sampleCompanion';

const meta = {
  component: CompanionTile,
  args: { character: sampleCharacter, accessories: sampleAccessories, onOpen: fn() },
  decorators: [inCard],
} satisfies Meta<typeof CompanionTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '여울이 보기' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
