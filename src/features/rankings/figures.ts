/** A summary: the size of the list, and its figures. */
export interface Summary {
  note: string;
  figures: [label: string, value: string][];
}

/** Formats a figure; a dash if it is unknown. */
export const figureText = (value: number | null, textOf: (value: number) => string): string =>
  value === null ? '–' : textOf(value);
