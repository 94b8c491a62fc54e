import { formatCount } from '@contract/rules/counts';

/** A count in four letters at the most: from a hundred thousand on without the decimal (`173K`, `16M`). */
export function shortCount(count: number): string {
  const text = formatCount(count);
  return text.length > 4 ? text.replace(/\.\d/, '') : text;
}
