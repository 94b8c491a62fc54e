import type { CopyTexts } from '../CopyButton/CopyButton';

/** The words of a tree; this folder has none of its own. */
export interface JsonTreeTexts extends CopyTexts {
  search: string;
  /** Which hit is shown of how many, counted from 1. */
  found: (at: number, count: number) => string;
  nothing: string;
  next: string;
  previous: string;
  open: string;
  close: string;
  /** What an object or a list holds. */
  members: (count: number) => string;
  entries: (count: number) => string;
  copyPath: string;
  choose: string;
  empty: string;
}
