import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '@/design/charts/Sparkline';
import { daysBetween } from '@/design/charts/scale';
import { inCard } from '../frame';

const days = daysBetween('2026-11-17', '2026-11-23');
const pointsOf = (values: readonly number[]) =>
  values.map((value, at) => ({ day: days[at] ?? '', value }));

const meta = {
  component: Sparkline,
  args: { points: pointsOf([20, 24, 24, 27, 31, 31, 40]) },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The coordinates of the line's corners. */
function corners(root: HTMLElement): [x: number, y: number][] {
  const { points } = root.querySelector('polyline') ?? {};
  return [...(points ?? [])].map(({ x, y }) => [x, y]);
}

/** Screen readers skip it, because the number next to it says more. */
export const Growing: Story = {
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect()).toMatchObject({ width: 120, height: 40 });
    const heights = corners(canvasElement).map(([, y]) => y);
    await expect(heights).toEqual([...heights].sort((one, other) => other - one));
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg?.getBoundingClientRect()).toMatchObject({ width: 72, height: 40 });
  },
};

/** A day without a number still takes its width. */
export const MissingDays: Story = {
  args: { size: 'sm', points: pointsOf([12, 9, 0, 0, 0, 15, 11]).filter(({ value }) => value > 0) },
  play: async ({ canvasElement }) => {
    const [first, second, third] = corners(canvasElement).map(([x]) => x);
    const step = (second ?? 0) - (first ?? 0);
    await expect((third ?? 0) - (second ?? 0)).toBeCloseTo(4 * step, 0);
  },
};

/** Equal numbers make a level line. */
export const Level: Story = {
  args: { points: pointsOf([5, 5, 5, 5]) },
  play: async ({ canvasElement }) => {
    const heights = corners(canvasElement).map(([, y]) => y);
    await expect(new Set(heights).size).toBe(1);
    await expect(heights).toHaveLength(4);
  },
};

/** A single number is drawn as a point. */
export const OnePoint: Story = {
  args: { points: pointsOf([5]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
