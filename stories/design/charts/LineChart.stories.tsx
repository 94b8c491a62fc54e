import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { LineChart, type LineSeries } from '@/design/charts/LineChart';
import { daysBetween } from '@/design/charts/scale';
import { Card } from '@/design/components/Card/Card';
import { fits } from '../../fits';

const [from, to] = ['2026-10-25', '2026-11-23'];
const days = daysBetween(from, to);

/** A slightly uneven growth that is the same on every run. */
const growing = (rate: number, missing: readonly number[] = []) =>
  days
    .map((day, at) => ({ day, value: at * rate + Math.sin(at * 0.9 + rate * 40) * rate * 2 }))
    .map(({ day, value }, at) => ({ day, value: at === 0 ? 0 : Math.round(value * 100) / 100 }))
    .filter((_, at) => !missing.includes(at));

const series: LineSeries[] = [
  { id: '1', name: '극장골 채널', points: growing(0.16) },
  { id: '2', name: '자취요리연구소', points: growing(0.12) },
  { id: '3', name: '서울의 밤', points: growing(0.07) },
  { id: '4', name: '새벽여섯시', points: growing(0.03) },
  { id: '5', name: '고양이와 산다', points: growing(-0.02) },
];

const shortDay = (day: string) => day.slice(5).replace('-', '.');
const percent = (value: number) => `${value > 0 ? '+' : ''}${value}%`.replace('-', '−');

const asWideAsAPage: Decorator = (Story) => (
  <div style={{ maxWidth: 980, padding: 24 }}>
    <Card>
      <Story />
    </Card>
  </div>
);

const meta = {
  component: LineChart,
  args: {
    label: '상위 채널의 성장',
    series,
    from,
    to,
    texts: {
      choose: '날짜 선택',
      day: (day) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`,
      shortDay,
      value: percent,
      shortValue: percent,
      none: '기록 없음',
      table: { summary: '표로 보기', caption: '상위 채널의 구독자 성장률', rows: '날짜' },
    },
  },
  decorators: [asWideAsAPage],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choiceOf = (canvas: Canvas) => canvas.getByRole('slider', { name: '날짜 선택' });

/** The readout starts at the last day; each line has its own colour, dashes and name. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: '상위 채널의 성장' })).toBeVisible();
    await expect(choiceOf(canvas)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^11월 23일, 극장골 채널 \+[\d.]+%, 자취요리연구소 /),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const looks = [...canvasElement.querySelectorAll('li path')].map((path) => {
      const { stroke, strokeDasharray } = getComputedStyle(path);
      return { stroke, strokeDasharray };
    });
    await expect(new Set(looks.map(({ stroke }) => stroke)).size).toBe(5);
    await expect(new Set(looks.map(({ strokeDasharray }) => strokeDasharray)).size).toBe(5);
  },
};

/** The pointer selects the day under it. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const choice = choiceOf(canvas);
    const { left, width, top } = choice.getBoundingClientRect();
    const over = (share: number) =>
      fireEvent.pointerMove(choice, { clientX: left + width * share, clientY: top + 20 });
    await over(0);
    await expect(canvas.getByText('10월 25일', { selector: 'p' })).toBeVisible();
    await over(10 / 29);
    await expect(canvas.getByText('11월 4일', { selector: 'p' })).toBeVisible();
    await over(1.2);
    await expect(canvas.getByText('11월 23일', { selector: 'p' })).toBeVisible();
  },
};

/** The keyboard announces each day and its values; a missing value says so and leaves a gap. */
export const MissingDays: Story = {
  args: {
    series: [
      { id: '1', name: '극장골 채널', points: growing(0.16, [10, 11, 12, 28]) },
      { id: '2', name: '새 채널', points: growing(0.12).slice(-9) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const choice = choiceOf(canvas);
    await expect(choice).toHaveFocus();
    // The browser handles the arrow keys of a range; this event is their result.
    await fireEvent.change(choice, { target: { value: '28' } });
    await expect(choice).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^11월 22일, 극장골 채널 기록 없음, 새 채널 \+/),
    );
    await expect(canvas.getByText('11월 22일', { selector: 'p' })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('극장골 채널기록 없음');
    const [line, alone] = canvasElement.querySelectorAll('svg g path');
    await expect(line?.getAttribute('d')?.split('M')).toHaveLength(3);
    await expect(alone).toHaveAttribute('d', expect.stringMatching(/^M100,[\d.]+h0$/));
    await fits();
  },
};

/** A table with a row for each day is behind the picture; it scrolls, the page does not. */
export const Table: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const summary = canvas.getByText('표로 보기');
    await expect(summary).toHaveFocus();
    const table = canvas.getByRole('table', { name: '상위 채널의 구독자 성장률' });
    await expect(table).not.toBeVisible();
    summary.click();
    await waitFor(() => expect(table).toBeVisible());
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(within(table).getByRole('row', { name: /^10월 25일/ })).toHaveTextContent(
      '10월 25일0%0%0%0%0%',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
    await fits();
  },
};

/** A single day shows dots in the middle. */
export const OneDay: Story = {
  args: {
    from: to,
    series: [{ id: '1', name: '극장골 채널', points: [{ day: to, value: 3_204_112 }] }],
    texts: {
      ...meta.args.texts,
      value: (value) => value.toLocaleString('ko'),
      shortValue: (value) => `${value / 1_000_000}M`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(choiceOf(canvas)).toHaveAttribute(
      'aria-valuetext',
      '11월 23일, 극장골 채널 3,204,112',
    );
    await expect(canvasElement.querySelector('svg g path:last-child')).toHaveAttribute(
      'd',
      expect.stringMatching(/^M50,[\d.]+h0$/),
    );
  },
};
