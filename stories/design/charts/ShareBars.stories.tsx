import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ShareBars, type Share } from '@/design/charts/ShareBars';
import { fits } from '../../fits';
import { inCard, longWord } from '../frame';

const shares: Share[] = [
  { id: '10', label: '음악', value: '34.2%', percent: 34.2, more: ['128', '4,210,338'] },
  { id: '20', label: '게임', value: '21.7%', percent: 21.7, more: ['96', '2,671,202'] },
  { id: '24', label: '엔터테인먼트', value: '18.0%', percent: 18, more: ['141', '2,215,776'] },
  { id: '25', label: '뉴스/정치', value: '9.4%', percent: 9.4, more: ['70', '1,157,127'] },
  { id: '15', label: '반려동물/동물', value: '0.3%', percent: 0.3, more: ['3', '36,930'] },
  {
    id: 'rest',
    label: '기타',
    value: '16.4%',
    percent: 16.4,
    more: ['88', '2,019,813'],
    isRest: true,
  },
];

const meta = {
  component: ShareBars,
  args: {
    label: '카테고리별 조회수',
    shares,
    table: {
      summary: '표로 보기',
      caption: '카테고리별 조회수 비율',
      rows: '카테고리',
      columns: ['비율', '동영상', '조회수'],
    },
  },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof ShareBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader reads each row with its figure, and each bar is as long as its share. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '카테고리별 조회수' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    const [first, second] = rows;
    await expect(first).toHaveTextContent('음악34.2%');
    const barOf = (row = first) => row?.querySelector<HTMLElement>('[aria-hidden="true"]');
    const filled = (row = first) => {
      const bar = barOf(row);
      return bar ? parseFloat(getComputedStyle(bar, '::before').width) / bar.offsetWidth : 0;
    };
    await expect(filled(first)).toBeCloseTo(0.342, 2);
    await expect(filled(second)).toBeCloseTo(0.217, 2);
  },
};

/** The keyboard opens the table, which also holds the other figures. */
export const Table: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '카테고리별 조회수 비율' });
    await expect(table).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('표로 보기');
    await expect(summary).toHaveFocus();
    summary.click();
    await waitFor(() => expect(table).toBeVisible());
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      '카테고리',
      '비율',
      '동영상',
      '조회수',
    ]);
    const row = within(table).getByRole('row', { name: /게임/ });
    await expect(row).toHaveTextContent('게임21.7%962,671,202');
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '카테고리별 조회수 비율' })).toHaveFocus();
    await fits();
  },
};

/** A name that cannot break, and shares out of range, which are clamped. */
export const Extremes: Story = {
  args: {
    shares: [
      { id: 'all', label: longWord, value: '120%', percent: 120 },
      { id: 'none', label: '없음', value: '0%', percent: 0 },
    ],
    table: { ...meta.args.table, columns: ['비율'] },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [all, none] = canvas.getAllByRole('listitem').map((row) => {
      const bar = row.querySelector<HTMLElement>('[aria-hidden="true"]');
      return bar ? parseFloat(getComputedStyle(bar, '::before').width) / bar.offsetWidth : -1;
    });
    await expect([all, none]).toEqual([1, 0]);
    await fits();
  },
};
