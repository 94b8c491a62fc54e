import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect, within } from 'storybook/test';
import { readoutTop } from '@/design/charts/HeatMap.css';
import { HeatMap, type HeatMapCell, type HeatMapHead } from '@/design/charts/HeatMap';
import { Card } from '@/design/components/Card/Card';
import { fits } from '../../fits';

const rows: HeatMapHead[] = '월화수목금토일'.split('').map((short) => ({
  short,
  name: `${short}요일`,
}));
const columns: HeatMapHead[] = Array.from({ length: 24 }, (_, hour) => ({
  short: String(hour),
  name: `${hour}시`,
}));

const short = (value: number) =>
  value < 1_000_000 ? `${Math.round(value / 1000)}K` : `${(value / 1_000_000).toFixed(1)}M`;

/** More in the evening and at the weekend, nothing on some nights, and one outlier. */
const cells: HeatMapCell[] = rows
  .flatMap((_, row) =>
    columns.map((_, column) => {
      const evening = Math.exp(-(((column - 19) / 5) ** 2)) + 0.3 * Math.exp(-((column - 8) ** 2));
      const value = Math.round(
        evening * (row > 4 ? 90_000 : 60_000) + ((row * 7 + column) % 5) * 900,
      );
      return { row, column, value: row === 4 && column === 20 ? 1_284_330 : value };
    }),
  )
  .filter(({ row, column }) => !(column > 1 && column < 5 && row % 2 === 0))
  .map((cell) => ({
    ...cell,
    short: short(cell.value),
    exact: `평균 조회수 ${cell.value.toLocaleString('ko')}회`,
  }));

const asWideAsAPage: Decorator = (Story) => (
  <div style={{ maxWidth: 980, padding: 16, ...assignInlineVars({ [readoutTop]: '56px' }) }}>
    <div style={{ height: 56 }} />
    <Card>
      <Story />
    </Card>
  </div>
);

const meta = {
  component: HeatMap,
  args: {
    rows,
    columns,
    cells,
    texts: {
      caption: '요일과 시간별 평균 조회수, 한국 시간',
      help: '화살표 키로 칸을 옮깁니다.',
      none: '업로드 없음',
      cell: (row, column) => `${row} ${column}`,
      steps: ['하위 20%', '20~40%', '40~60%', '60~80%', '상위 20%'],
    },
  },
  decorators: [asWideAsAPage],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function cellAt(canvas: Canvas, row: string, column: number): HTMLElement {
  const line = canvas.getByRole('row', { name: new RegExp(`^${row}`) });
  const cell = within(line).getAllByRole('gridcell')[column];
  if (!cell) throw new Error(`No cell ${row} ${column}`);
  return cell;
}

/** The readout starts at the greatest value; a cell without a value says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: '요일과 시간별 평균 조회수, 한국 시간' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(24);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
    await expect(canvas.getByText('금요일 20시')).toBeVisible();
    await expect(canvas.getByText('평균 조회수 1,284,330회')).toBeVisible();
    await expect(cellAt(canvas, '월요일', 3)).toHaveAccessibleName('업로드 없음');
    const left = (hour: number) => cellAt(canvas, '월요일', hour).getBoundingClientRect().left;
    await expect(left(1)).toBeGreaterThan(left(0));
  },
};

/** Tab focuses the greatest value, arrow keys move as far as the table reaches. */
export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(cellAt(canvas, '금요일', 20)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cellAt(canvas, '토요일', 21)).toHaveFocus();
    await expect(canvas.getByText('토요일 21시')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    await expect(cellAt(canvas, '일요일', 23)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cellAt(canvas, '월요일', 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('업로드 없음', { selector: 'p *' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** The readout follows the mouse, and a press keeps its cell. */
export const Pointer: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(cellAt(canvas, '화요일', 9));
    await expect(canvas.getByText('화요일 9시')).toBeVisible();
    await userEvent.unhover(cellAt(canvas, '화요일', 9));
    await expect(canvas.getByText('금요일 20시')).toBeVisible();
    await userEvent.click(cellAt(canvas, '수요일', 12));
    await userEvent.hover(document.body);
    await expect(canvas.getByText('수요일 12시')).toBeVisible();
  },
};

/** On a phone the hours run down the page, and each arrow key moves in its direction. */
export const OnPhone: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await fits();
    const { top, width } = cellAt(canvas, '월요일', 0).getBoundingClientRect();
    await expect(cellAt(canvas, '월요일', 1).getBoundingClientRect().top).toBeGreaterThan(top);
    await expect(width).toBeGreaterThan(32);
    cellAt(canvas, '월요일', 23).scrollIntoView();
    const readout = canvas.getByText('평균 조회수 1,284,330회').closest('p') as HTMLElement;
    await expect(readout.getBoundingClientRect().top).toBe(56);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cellAt(canvas, '토요일', 21)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cellAt(canvas, '월요일', 21)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cellAt(canvas, '일요일', 23)).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { cells: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('업로드 없음', { selector: 'p *' })).toBeVisible();
  },
};
