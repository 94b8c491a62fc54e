/** What a cell of a table holds. */
export type CsvValue = string | number | boolean | null;

// A spreadsheet takes such a beginning for a formula, also in its full-width form and after blanks.
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const QUOTED = /[",\r\n]|^\s|\s$/;

/** A value as a text that no spreadsheet runs as a formula: an apostrophe keeps it from that. */
export function withoutFormula(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

function cellOf(value: CsvValue): string {
  const safe = withoutFormula(value);
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
