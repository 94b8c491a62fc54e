import { NotFound } from '@/components/NotFound/NotFound';
import { commonTexts } from '@/texts/common';
import { detailTexts } from '@/texts/detail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../fits';

const meta = {
  component: NotFound,
  args: {
    message: detailTexts.notFoundTitle,
    reason: detailTexts.notFoundBody,
    homeTo: '/',
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(detailTexts.notFoundTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: commonTexts.home })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
