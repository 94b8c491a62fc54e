import { withoutFormula, type CsvValue } from './csv';

const NEEDS_QUOTES = /[\t\r\n"]/;

const cellOf = (value: CsvValue) => {
  const text = withoutFormula(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Cells in the form that a spreadsheet pastes, without running formulas. A single cell is only its
 * value, because it is rarely pasted into a spreadsheet.
 */
export function tsvOf(rows: readonly (readonly CsvValue[])[]): string {
  const [first] = rows;
  if (rows.length === 1 && first?.length === 1) return first[0] === null ? '' : String(first[0]);
  return rows.map((row) => row.map(cellOf).join('\t')).join('\n');
}
