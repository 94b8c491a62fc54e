import { SphereChoice } from '@/components/SphereChoice/SphereChoice';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: SphereChoice,
  args: {
    joined: [
      { id: 'sphere1', name: '새벽 라디오' },
      { id: 'sphere2', name: '달리기' },
    ],
    value: null,
    open: null,
    onChange: fn(),
  },
  decorators: [inCard],
} satisfies Meta<typeof SphereChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const LEFT = writeTexts.sphereLeft;

export const Default: Story = {};

export const Chosen: Story = {
  args: { value: 'sphere1', open: 'sphere1' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: writeTexts.sphere });
    await expect(select).toHaveValue('sphere1');
    await userEvent.selectOptions(select, writeTexts.noSphere);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** An old draft names a sphere that the member has left since. */
export const Left: Story = {
  args: { value: 'sphere9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: writeTexts.sphere })).toHaveValue('');
    await expect(canvas.getByText(LEFT)).toBeVisible();
  },
};

/** A member without any sphere has nothing to choose, but still gets the notice. */
export const LeftTheOnlyOne: Story = {
  args: { joined: [], value: 'sphere9' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText(LEFT)).toBeVisible();
  },
};
