import { Startup } from '@/app/Startup';
import { SphereHeader } from '@/features/join-sphere/SphereHeader';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onCanvas } from '../../design/frame';

const meta = {
  component: SphereHeader,
  args: { sphereId: 'sphere1' },
  decorators: [onCanvas],
  render: (args) => (
    <>
      <Startup />
      <SphereHeader {...args} />
    </>
  ),
} satisfies Meta<typeof SphereHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '새벽 감성' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /참여하기$/ })).toBeVisible();
  },
};

/** Without the list the sphere is unknown: a message says so and offers to retry. */
export const Failed: Story = {
  parameters: { scenario: 'spheres.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: commonTexts.retry });
    await expect(canvas.getByText(failureTexts.spheres)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: '새벽 감성' })).toBeVisible();
  },
};

/** Nothing is visible, but the page still has its heading. */
export const Unknown: Story = {
  args: { sphereId: 'sphere999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: sphereTexts.label }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
