import { NameProposal } from '@/components/NameProposal/NameProposal';
import { nameTexts } from '@/texts/names';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';
import { fits } from '../../fits';

const meta = {
  component: NameProposal,
  args: { proposal: '물빛러2', onTake: fn((name?: string) => name) },
  decorators: [inCard],
} satisfies Meta<typeof NameProposal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('‘물빛러2’는 어떠신가요?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: nameTexts.take }));
    await expect(args.onTake).toHaveBeenCalledWith('물빛러2');
  },
};

/** The Korean particle follows the way the number is read. */
export const OtherNumber: Story = {
  args: { proposal: '물빛러10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('‘물빛러10’은 어떠신가요?')).toBeVisible();
  },
};

/** A member whose name became a duplicate: names were not unique before. */
export const WithReason: Story = {
  args: { reason: nameTexts.shared },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${nameTexts.shared} ‘`))).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { proposal: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongName: Story = {
  args: { proposal: `${'ㅋ'.repeat(19)}2`, reason: nameTexts.shared },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await fits();
  },
};
