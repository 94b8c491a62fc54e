import BlockMember from '@/features/collect/BlockMember';
import { collectTexts } from '@/texts/collect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longWord } from '../../design/frame';
import { inColumn } from '../inColumn';
import { fits } from '../../fits';

const meta = {
  component: BlockMember,
  args: { userId: 'user3', userName: '박지훈', onBlocked: fn(), onClose: fn() },
  decorators: [inColumn(400)],
  parameters: { role: 'member' },
} satisfies Meta<typeof BlockMember>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('dialog'));

/** The harmless answer has the focus. */
export const Default: Story = {};

export const Failed: Story = {
  parameters: { scenario: 'block.failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      (await dialogOf()).getByRole('button', { name: collectTexts.blockAction }),
    );
    await expect(await canvas.findByText(collectTexts.blockFailed)).toBeInTheDocument();
    await expect(args.onBlocked).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { userName: longWord.slice(0, 20) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await dialogOf();
    await fits();
  },
};
