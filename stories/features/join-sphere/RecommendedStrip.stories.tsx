import RecommendedStrip from '@/features/join-sphere/RecommendedStrip';
import { commonTexts } from '@/texts/common';
import { sphereTexts } from '@/texts/sphere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fits } from '../../fits';
import { inColumn } from '../inColumn';

const meta = {
  component: RecommendedStrip,
  decorators: [inColumn(342)],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof RecommendedStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four spheres scroll sideways while the page does not; another link leads to all spheres. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(canvas.getAllByText(sphereTexts.join)).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: sphereTexts.browse })).toHaveAttribute(
      'href',
      '/spheres',
    );
    await fits();
  },
};

/** A joined sphere keeps its place. */
export const Joined: Story = {
  parameters: { role: 'member' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(sphereTexts.join)).toHaveLength(4));
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() =>
      expect(canvas.getAllByRole('button')[0]).toHaveTextContent(sphereTexts.joined),
    );
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
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};
