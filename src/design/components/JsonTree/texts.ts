import type { CopyTexts } from '../CopyButton/CopyButton';

/** The texts of a tree; this folder contains no texts. */
export interface JsonTreeTexts extends CopyTexts {
  search: string;
  /** The number of the present hit, counted from 1, and the number of hits. */
  found: (at: number, count: number) => string;
  nothing: string;
  next: string;
  previous: string;
  open: string;
  close: string;
  /** The number of children of an object or a list. */
  members: (count: number) => string;
  entries: (count: number) => string;
  copyPath: string;
  choose: string;
  empty: string;
}
