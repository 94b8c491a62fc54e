/** A value in a table cell. */
export type CsvValue = string | number | boolean | null;

// Spreadsheets treat this beginning as a formula, even in full width and after blanks.
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const QUOTED = /[",\r\n]|^\s|\s$/;

/** A value as a text that no spreadsheet runs as a formula: an apostrophe prevents it. */
export function withoutFormula(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

function cellOf(value: CsvValue): string {
  const safe = withoutFormula(value);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes a table for spreadsheets: RFC 4180 with a byte order mark, so that Excel reads Hangul. An
 * apostrophe prevents spreadsheets from running a text as a formula; numbers stay unchanged.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
