import { Mark } from '@/design/brand/Mark';
import { defaultIdentity, sloganParts } from '@contract/rules/site/identity';
import { LoginScene } from '@/components/LoginScene/LoginScene';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: LoginScene,
  args: { mark: <Mark size={48} />, slogan: sloganParts(defaultIdentity) },
} satisfies Meta<typeof LoginScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('오늘 볼 영상, 물빛이 추천해요');
  },
};

/** A strip above the form. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { height } = (canvasElement.firstElementChild as HTMLElement).getBoundingClientRect();
    await expect(height).toBeLessThan(innerHeight / 2);
  },
};
