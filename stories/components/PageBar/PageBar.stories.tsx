import { PageBar } from '@/components/PageBar/PageBar';
import { commonTexts } from '@/texts/common';
import { detailTexts } from '@/texts/detail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onCanvas } from '../../design/frame';

const meta = {
  component: PageBar,
  args: { title: detailTexts.title, onBack: fn() },
  decorators: [onCanvas],
} satisfies Meta<typeof PageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByText(detailTexts.title)).not.toBeVisible();
  },
};

/** The arrow keeps its accessible name, and the title of the page is next to it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: commonTexts.back })).toBeVisible();
    await expect(canvas.getByText(detailTexts.title)).toBeVisible();
  },
};
