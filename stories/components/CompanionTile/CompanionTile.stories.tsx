import { CompanionTile } from '@/components/CompanionTile/CompanionTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';
import { sampleAccessories, sampleCharacter } from '../sampleCompanion';

const meta = {
  component: CompanionTile,
  args: { character: sampleCharacter, accessories: sampleAccessories, to: '/character' },
  decorators: [inCard],
} satisfies Meta<typeof CompanionTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '여울이 꾸미기' })).toBeVisible(),
};
