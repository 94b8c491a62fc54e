import { downloadFile } from '@/design/browser/downloadFile';
import { adminQueryTexts } from '@/texts/admin/query';
import { csvOf } from '@contract/rules/csv';
import { seoulDay } from '@contract/rules/time';
import type { QueryAnswer } from './useQueryRun';

const nameOf = ({ count, truncated }: QueryAnswer, at: number) =>
  adminQueryTexts.fileName(seoulDay(at), count, truncated);

/** Saves an answer for a spreadsheet, which runs nothing in it. */
export function exportCsv(answer: QueryAnswer, at: number): void {
  const names = answer.columns.map(({ name }) => name);
  const rows = answer.data.map((row) => names.map((name) => row[name] ?? null));
  downloadFile(`${nameOf(answer, at)}.csv`, csvOf(names, rows), 'text/csv;charset=utf-8');
}

/** Saves an answer as the API gave it, with a word on rows that are missing. */
export function exportJson(answer: QueryAnswer, at: number): void {
  const { columns, data, count, truncated } = answer;
  const text = JSON.stringify({ count, truncated, columns, data }, null, 2);
  downloadFile(`${nameOf(answer, at)}.json`, text, 'application/json');
}
