import { formatCount } from '@contract/rules/text/counts';

/** Formats a count in at most four characters: no decimals from 100,000 on (`173K`, `16M`). */
export function shortCount(count: number): string {
  const text = formatCount(count);
  return text.length > 4 ? text.replace(/\.\d/, '') : text;
}
