import { RemovedRow } from '@/features/lists/Removable';
import { myTexts } from '@/texts/my';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  component: RemovedRow,
  args: { message: myTexts.unsaved, onUndo: fn() },
  tags: ['autodocs'],
} satisfies Meta<typeof RemovedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tile: Story = { args: { asTile: true } };
