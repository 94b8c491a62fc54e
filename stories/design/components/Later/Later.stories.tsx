import { Later } from '@/design/components/Later/Later';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const Part = () => <p>나중에 온 부분</p>;

const meta = {
  component: Later,
  args: { load: () => Promise.resolve(Part) },
} satisfies Meta<typeof Later>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('나중에 온 부분')).toBeVisible();
  },
};

/** A device that the part is not for does not load it. */
export const ElsewhereOnly: Story = {
  args: {
    when: '(max-width: 1px)',
    load: () => {
      throw new Error('A part was loaded that nobody sees');
    },
  },
  play: ({ canvas }) => expect(canvas.queryByText('나중에 온 부분')).toBeNull(),
};

/** The first try may fail, as a network does. */
export const SecondTry: Story = {
  render: () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(Part);
    };
    return <Later load={load} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('나중에 온 부분')).toBeVisible();
  },
};

/** What does not come at all is left out, and what stands beside it stands. */
export const Lost: Story = {
  args: { load: fn(() => Promise.reject(new Error('no network'))) },
  render: (args) => (
    <>
      <p>곁에 있는 것</p>
      <Later {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('곁에 있는 것')).toBeVisible();
  },
};
