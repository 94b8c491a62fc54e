import { DemoMailbox } from '@/components/DemoMailbox/DemoMailbox';
import { mailLinkTexts } from '@/texts/mailLinks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: DemoMailbox,
  args: { to: 'nobody@mulbit.test', mails: [] },
  decorators: [inCard],
} satisfies Meta<typeof DemoMailbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address without an account gets no mail. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mailLinkTexts.demoEmpty)).toBeVisible();
  },
};
