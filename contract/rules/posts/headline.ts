import { dataTexts } from '../../dataTexts';
import type { Block } from './block-types';
import { shorten } from '../text/length';

/** The longest headline from a line of text, characters. */
const LINE_MAX = 80;

const isWords = (block: Block) => block.type === 'text' && block.content.trim() !== '';

function firstLine(blocks: readonly Block[]): string {
  const words = blocks.find(isWords);
  return words?.type === 'text' ? (words.content.trim().split('\n', 1)[0] ?? '').trimEnd() : '';
}

/** Whether a text may have an address that becomes a link: an exact check needs more code. */
export const hasScheme = (text: string): boolean => /https?:\/\//i.test(text);

/**
 * The headline of a post in every place: its title, otherwise its first line of text, shortened if
 * it is long (docs/product/rules.md#headline).
 */
export function headline(title: string | null, blocks: readonly Block[]): string {
  return title || shorten(firstLine(blocks), LINE_MAX) || dataTexts.untitled;
}

/**
 * The blocks of a post below its headline, without the line of text that is the headline. A line
 * that the headline shortens stays complete, and so does one with an address, because a headline is
 * not a link.
 */
export function bodyOf(title: string | null, blocks: readonly Block[]): Block[] {
  const line = firstLine(blocks);
  if (title || headline(null, blocks) !== line || hasScheme(line)) return [...blocks];
  const at = blocks.findIndex(isWords);
  return blocks.flatMap((block, position) => {
    if (position !== at || block.type !== 'text') return [block];
    const content = block.content.trim().slice(line.length).trim();
    return content ? [{ ...block, content }] : [];
  });
}
