import { cleanText } from './clean-text';
import { cut } from './length';

const LENGTH_MAX = 100;

/**
 * A file's name in displayable form: without folders, on one line, not too long. The server never
 * uses it as the name of a file.
 * @param name the name from the sender's system; may be any text
 */
export function shownFileName(name: string): string {
  const last = cleanText(name).split(/[/\\]/).at(-1) ?? '';
  return cut(last.replace(/\s+/g, ' ').trim(), LENGTH_MAX);
}
