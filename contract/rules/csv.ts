/** What a cell of a table holds. */
export type CsvValue = string | number | boolean | null;

// A spreadsheet takes such a beginning for a formula, also in its full-width form and after blanks.
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const QUOTED = /[",\r\n]|^\s|\s$/;

function cellOf(value: CsvValue): string {
  if (value === null) return '';
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes a table for spreadsheets: RFC 4180 with a byte order mark, so that Excel reads Hangul. A
 * text that a spreadsheet would run as a formula is kept from it by an apostrophe; numbers stay as
 * they are.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
