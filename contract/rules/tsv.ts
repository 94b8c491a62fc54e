import { withoutFormula, type CsvValue } from './csv';

const NEEDS_QUOTES = /[\t\r\n"]/;

const cellOf = (value: CsvValue) => {
  const text = withoutFormula(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Cells as a spreadsheet pastes them, which runs nothing in them. A single one is its value and
 * nothing else: it is seldom pasted there.
 */
export function tsvOf(rows: readonly (readonly CsvValue[])[]): string {
  const [first] = rows;
  if (rows.length === 1 && first?.length === 1) return first[0] === null ? '' : String(first[0]);
  return rows.map((row) => row.map(cellOf).join('\t')).join('\n');
}
