/** A summary: of how much it is, and its figures. */
export interface Summary {
  note: string;
  figures: [label: string, value: string][];
}

/** A figure as it is read; a dash where it is not known. */
export const figureText = (value: number | null, textOf: (value: number) => string): string =>
  value === null ? '–' : textOf(value);
