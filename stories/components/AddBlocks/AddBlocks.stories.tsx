import { AddBlocks } from '@/components/AddBlocks/AddBlocks';
import { blockTexts } from '@/texts/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';
import { fits } from '../../fits';

const meta = {
  component: AddBlocks,
  args: { label: blockTexts.add, onAdd: fn() },
  decorators: [inCard],
} satisfies Meta<typeof AddBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The keyboard opened the row below a block, so the focus moves into it. */
export const Below: Story = {
  args: { label: blockTexts.addBelow, size: 'sm', autoFocus: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: blockTexts.kinds.text })).toHaveFocus(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
