import { formatCount } from '@contract/rules/counts';

/**
 * Formats a count with at most four characters: without decimals from a hundred thousand on
 * (`173K`, `16M`).
 */
export function shortCount(count: number): string {
  const text = formatCount(count);
  return text.length > 4 ? text.replace(/\.\d/, '') : text;
}
