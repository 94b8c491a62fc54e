import { SkipLink } from '@/components/SkipLink/SkipLink';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: SkipLink,
  args: { to: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} />
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is the first Tab stop and becomes visible on focus. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: commonTexts.skipToContent });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#content');
  },
};
