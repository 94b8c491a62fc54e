import { dataTexts } from '../dataTexts';
import type { Block } from './block-types';
import { shorten } from './length';

/** The longest headline made of a line of text, characters. */
const LINE_MAX = 80;

const isWords = (block: Block) => block.type === 'text' && block.content.trim() !== '';

function firstLine(blocks: readonly Block[]): string {
  const words = blocks.find(isWords);
  return words?.type === 'text' ? (words.content.trim().split('\n', 1)[0] ?? '').trimEnd() : '';
}

/** Whether a text may have an address that becomes a link: telling for sure takes more code. */
export const hasScheme = (text: string): boolean => /https?:\/\//i.test(text);

/**
 * The headline of a post, wherever it is shown or named: its title, else its first line of text,
 * shortened when long (docs/product/rules.md#headline).
 */
export function headline(title: string | null, blocks: readonly Block[]): string {
  return title || shorten(firstLine(blocks), LINE_MAX) || dataTexts.untitled;
}

/**
 * The blocks that a post shows below its headline, without the line of text that is the headline. A
 * line that the headline shortens stays whole, and so does one with an address: a headline is no
 * link.
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
