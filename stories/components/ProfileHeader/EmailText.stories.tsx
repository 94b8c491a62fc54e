import { EmailText } from '@/components/ProfileHeader/EmailText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';
import { sampleMember } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: EmailText,
  args: { email: sampleMember.email ?? 'member@mulbit.test' },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow column the line breaks before the sign. */
export const Narrow: Story = {
  args: { email: 'a-rather-long-name@mulbit.test' },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('wbr');
    await expect(mark?.nextSibling).toHaveTextContent(/^@mulbit\.test$/);
    const [name, host] = [mark?.previousSibling, mark?.nextSibling].map((node) => {
      const range = document.createRange();
      if (node) range.selectNode(node);
      return range.getBoundingClientRect();
    });
    await expect(host?.top).toBeGreaterThan(name?.top ?? 0);
    await fits();
  },
};
