import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DataTable,
  type DataTableTexts,
  type TableRow,
} from '@/design/components/DataTable/DataTable';
import { Card } from '@/design/components/Card/Card';
import { longSentence } from '../../frame';
import { fits } from '../../../fits';

const texts: DataTableTexts = {
  help: '화살표로 움직이고 Shift로 넓게 선택합니다.',
  none: 'NULL',
  rowNumber: '행',
  sortBy: (column) => `${column} 정렬`,
  selected: (rows, columns) => `${rows}행 × ${columns}열 선택`,
  cell: (column, row) => `${column}, ${row}행`,
  chooseCell: '칸을 선택해주세요.',
  copy: '복사',
  copyAll: '전체 복사',
};

const names = ['나래', '가온', '영상 10', '영상 9', '다솜'];
const few: TableRow[] = names.map((name, at) => [
  at + 1,
  name,
  at === 1 ? null : at * 1000,
  at % 2 === 0,
]);

const meta = {
  component: DataTable,
  args: {
    label: '결과',
    columns: [
      { label: 'post_id', align: 'end' },
      { label: 'title', align: 'start' },
      { label: 'view_count', align: 'end' },
      { label: 'is_shown', align: 'start' },
    ],
    rows: few,
    texts,
    writeCells: (rows) => rows.map((row) => row.join('\t')).join('\n'),
    onCopied: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 900 }}>
        <Card padding="none">
          <Story />
        </Card>
      </div>
    ),
  ],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const columnOf = (canvas: Canvas, column: number) =>
  canvas
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset.column === String(column))
    .map(({ textContent }) => textContent);

/** Missing values are labelled; numbers are aligned at the end. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '결과' });
    await expect(grid).toHaveAttribute('aria-rowcount', '6');
    await expect(canvas.getByText('NULL')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('4000')).textAlign).toBe('end');
  },
};

/** Sorts up, down and back. Numbers within text sort by value; missing values always come last. */
export const Sorting: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'title' });
    const press = () => userEvent.click(within(head).getByRole('button'));
    await press();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(columnOf(canvas, 1)).toEqual(['가온', '나래', '다솜', '영상 9', '영상 10']);
    await press();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(columnOf(canvas, 1)).toEqual(['영상 10', '영상 9', '다솜', '나래', '가온']);
    await press();
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(columnOf(canvas, 1)).toEqual(names);

    const views = canvas.getByRole('columnheader', { name: 'view_count' });
    await userEvent.click(within(views).getByRole('button'));
    await expect(columnOf(canvas, 2)).toEqual(['0', '2000', '3000', '4000', 'NULL']);
    await userEvent.click(within(views).getByRole('button'));
    await expect(columnOf(canvas, 2)).toEqual(['4000', '3000', '2000', '0', 'NULL']);
  },
};

function copied(grid: HTMLElement): string {
  const clipboardData = new DataTransfer();
  grid.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}

/** Arrow keys move, Shift extends the selection, Ctrl+A selects all, copying copies it. */
export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(copied(grid)).toBe('가온');
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('가온');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(copied(grid)).toBe('가온\t\n영상 10\t2000');
    await expect(canvas.getByText(texts.selected(2, 2))).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(copied(grid).split('\n')).toHaveLength(few.length);
    await expect(args.onCopied).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(4));
  },
};

/** A press selects a cell and shows its full value; a row number selects its row, Shift a range. */
export const Pointer: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(canvas.getByText('영상 9'));
    await expect(canvas.getByRole('group', { name: texts.cell('title', 4) })).toHaveTextContent(
      '영상 9',
    );
    await userEvent.click(canvas.getByRole('rowheader', { name: '2' }));
    await expect(copied(grid)).toBe('2\t가온\t\tfalse');
    const last = canvas.getByRole('rowheader', { name: '4' });
    await fireEvent.mouseDown(last, { shiftKey: true });
    await expect(canvas.getByText(texts.selected(3, 4))).toBeVisible();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText('나래') },
      { target: canvas.getByText('3000') },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(copied(grid)).toBe('나래\t0\n가온\t\n영상 10\t2000\n영상 9\t3000');
  },
};

/** Dragging the edge of a header changes the width, and so do Shift and the arrow keys. */
export const Resizing: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'title' });
    const before = head.offsetWidth;
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    const wider = Number(
      canvas.getByRole('grid').querySelectorAll('col')[2]?.style.width.replace('px', ''),
    );
    await expect(wider).toBeGreaterThan(100);
    const handle = head.querySelector('[aria-hidden="true"]:not(svg)') ?? head;
    await fireEvent.mouseDown(handle, { clientX: 100 });
    await fireEvent.mouseMove(document, { clientX: 400 });
    await fireEvent.mouseUp(document, { clientX: 400 });
    await waitFor(() => expect(head.offsetWidth).toBeGreaterThan(before + 100));
  },
};

const many: TableRow[] = Array.from({ length: 1000 }, (_, at) => [
  at + 1,
  `영상 ${at + 1}`,
  at,
  true,
]);

/** A long table draws only the rows in view; the keyboard reaches the last one. */
export const Long: Story = {
  tags: ['behavior'],
  args: { rows: many },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getByText('영상 1')).toBeVisible());
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(100);
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: '1000' })).toBeVisible());
    await expect(copied(grid)).toBe('true');
    const head = canvas.getByRole('columnheader', { name: 'post_id' });
    await userEvent.dblClick(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Up to 200 rows are all drawn, so that the browser's own search finds them. */
export const DrawnWhole: Story = {
  args: { rows: many.slice(0, 200) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText(texts.chooseCell)).toBeVisible();
  },
};

/** A long value is cut in its cell and shown in full below; only the table scrolls. */
export const LongWords: Story = {
  args: { rows: [[1, `${longSentence}\n${longSentence}`, 1, true]] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByText(/한강 건너편/);
    if (cell) await userEvent.click(cell);
    await fits();
  },
};
