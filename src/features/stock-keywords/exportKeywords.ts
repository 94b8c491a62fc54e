import { downloadFile } from '@/design/browser/downloadFile';
import { stockTexts } from '@/texts/admin/stock';
import { csvOf } from '@contract/rules/csv';
import { seoulDay } from '@contract/rules/time';
import type { StockAnalysis } from './useStockKeywords';

/** Saves the words of an analysis for a spreadsheet. */
export function exportKeywords({ keywords, at }: StockAnalysis): void {
  const rows = keywords.map(({ word, count, headlines }, place) => [
    ...[place + 1, word, count, headlines.length],
  ]);
  const csv = csvOf(stockTexts.csvColumns, rows);
  downloadFile(stockTexts.csvName(seoulDay(at)), csv, 'text/csv;charset=utf-8');
}
