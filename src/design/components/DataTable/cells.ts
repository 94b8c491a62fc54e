/** A value of a table. */
export type TableCell = string | number | boolean | null;

/** A column: its name and the alignment of its values. */
export interface TableColumn {
  label: string;
  /** Numbers are aligned at the end, so that their digits line up. */
  align: 'start' | 'end';
}

export type TableRow = readonly TableCell[];

// One collator for all comparisons: creating one takes longer than comparing.
let collator: Intl.Collator | undefined;

/** Compares two values in ascending order: numbers by size, texts in Korean order with embedded numbers by size. */
export function compareCells(a: TableCell, b: TableCell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('ko', { numeric: true });
  return collator.compare(String(a), String(b));
}

const HANGUL_OR_WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/gu;
const SAMPLE = 100;
const [NARROWEST, WIDEST] = [72, 360];

/** Capitals and other wide letters, which are common in ids. */
const CAPITAL = /[A-Z_mw]/g;

/** The width of a text, counted in lowercase Latin letters. */
const lettersOf = (text: string) =>
  text.length +
  (text.match(HANGUL_OR_WIDE)?.length ?? 0) * 0.7 +
  (text.match(CAPITAL)?.length ?? 0) * 0.4;

/** The width that shows most of a column, in px. */
export function columnWidth(label: string, cells: readonly TableCell[]): number {
  const lengths = cells
    .slice(0, SAMPLE)
    .map((cell) => lettersOf(String(cell).slice(0, 80)) * 8 + 28);
  // The heading has the sort mark next to its name.
  const widest = Math.max(lettersOf(label) * 8.5 + 56, ...lengths);
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, widest)));
}
