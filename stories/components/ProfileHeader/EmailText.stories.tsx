import { EmailText } from '@/components/ProfileHeader/EmailText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** In a narrow column the part before the @ is cut, but not the domain. */
export const Narrow: Story = {
  args: { email: 'a-rather-long-name@mulbit.test' },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [name, host] = [canvas.getByText('a-rather-long-name'), canvas.getByText('@mulbit.test')];
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(host.scrollWidth).toBe(host.clientWidth);
    await expect(host.offsetTop).toBe(name.offsetTop);
    await expect(canvas.getByTitle('a-rather-long-name@mulbit.test')).toBeVisible();
    await fits();
  },
};

/** Touch has no tooltip: a press shows the whole address, and another press cuts it again. */
export const Pressed: Story = {
  ...Narrow,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('button', { name: 'a-rather-long-name@mulbit.test' });
    const height = email.clientHeight;
    await userEvent.click(email);
    const name = canvas.getByText('a-rather-long-name');
    await expect(getComputedStyle(name).whiteSpace).toBe('normal');
    await expect(email.clientHeight).toBeGreaterThan(height);
    await fits();
  },
};
