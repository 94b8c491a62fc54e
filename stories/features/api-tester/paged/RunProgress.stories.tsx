import { RunProgress } from '@/features/api-tester/paged/RunProgress';
import { runProgressTexts as texts } from '@/texts/admin/imports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn } from '../../inColumn';

const meta = {
  component: RunProgress,
  args: {
    call: 'importVideos',
    status: 'running',
    ...{ done: 20, goal: 50, found: 18, known: 3 },
    isKeyLost: false,
    onGoOn: null,
  },
  decorators: [inColumn(720)],
} satisfies Meta<typeof RunProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: texts.labels.importVideos });
    await expect(bar).toHaveAttribute('aria-valuetext', texts.count(20, 50));
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.found.importVideos(18, 3));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Saved posts stay, and the lost key is not required any more. */
export const Cancelled: Story = {
  tags: ['behavior'],
  args: { status: 'cancelled', isKeyLost: true, onGoOn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.states.importVideos.cancelled);
    await expect(canvas.getByText(texts.ownKey.importVideos)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.goOn.importVideos }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { status: 'failed', onGoOn: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.states.importVideos.failed);
    await expect(canvas.getByRole('button', { name: texts.goOn.importVideos })).toBeVisible();
  },
};

/** A collection that has found everything. */
export const Ended: Story = {
  args: { call: 'collectChannels', status: 'done', done: 50, found: 41, known: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.states.collectChannels.ended);
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.found.collectChannels(41));
  },
};
