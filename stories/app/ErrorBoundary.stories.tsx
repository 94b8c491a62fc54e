import { ErrorBoundary } from '@/app/ErrorBoundary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';

function Broken(): never {
  throw new Error('broken on purpose');
}

const meta = {
  title: 'App/ErrorBoundary',
  component: ErrorBoundary,
  args: { place: 'here', children: <Broken /> },
  parameters: { expectedNoise: [/broken on purpose/, /ErrorBoundary/] },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A mistake of ours is told in Korean, with a way on; nothing of its inside is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '오류가 발생했습니다' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '새로고침' })).toBeVisible();
    await expect(canvas.queryByText(/broken/)).toBeNull();
  },
};
