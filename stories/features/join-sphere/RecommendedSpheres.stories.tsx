import { RecommendedSpheres } from '@/features/join-sphere/RecommendedSpheres';
import { commonTexts } from '@/texts/common';
import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../inColumn';

const meta = {
  component: RecommendedSpheres,
  decorators: [inColumn(312)],
} satisfies Meta<typeof RecommendedSpheres>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(4));
    await expect(canvas.getAllByText(sphereTexts.join)).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: sphereTexts.browse })).toHaveAttribute(
      'href',
      '/spheres',
    );
  },
};

export const Member: Story = {
  parameters: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(4));
  },
};

export const Loading: Story = {
  parameters: { scenario: 'spheres.loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: sphereTexts.recommended })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'spheres.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sphereTexts.empty)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'spheres.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: commonTexts.retry });
    msw.resetHandlers();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(4));
  },
};
