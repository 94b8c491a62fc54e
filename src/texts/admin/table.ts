import { formatNumber } from '@contract/rules/text/counts';

const rows = (count: number) => `${formatNumber(count)}행`;

/** The texts of the admins' tables. */
export const tableTexts = {
  help: '화살표로 움직이고 Shift로 넓게 선택합니다. Ctrl+C로 복사합니다. 머리글에서는 Enter로 정렬하고 Shift+좌우 화살표로 너비를 바꿉니다.',
  none: 'NULL',
  rowNumber: '행',
  sortBy: (column: string) => `${column} 기준으로 정렬`,
  selected: (count: number, columns: number) => `${rows(count)} × ${columns}열 선택`,
  cell: (column: string, row: number) => `${formatNumber(row)}행 ${column}`,
  chooseCell: '칸을 선택하면 전체 값을 볼 수 있습니다.',
  copy: '선택 복사',
  copyAll: '전체 복사',
} as const;
