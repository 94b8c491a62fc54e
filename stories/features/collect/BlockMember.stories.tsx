import BlockMember from '@/features/collect/BlockMember';
import { collectTexts } from '@/texts/collect';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await dialogOf();
    const heading = dialog.getByRole('heading', { name: '박지훈님을 차단하시겠습니까?' });
    await waitFor(() => expect(heading).toBeVisible());
    await expect(dialog.getByRole('button', { name: commonTexts.cancel })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: collectTexts.blockAction }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onBlocked).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('박지훈님을 차단했습니다.')).toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialogOf()).getByRole('button', { name: commonTexts.cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onBlocked).not.toHaveBeenCalled();
  },
};

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
