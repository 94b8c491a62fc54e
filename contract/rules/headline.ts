import type { Block } from '../models/block';
import { dataTexts } from '../texts';

/** The longest headline made of a line of text, characters. */
const LINE_MAX = 80;

/**
 * What a post is called where only a line of it is shown (a notification, a feed reader): its
 * title, else the beginning of its first line of text (B44).
 */
export function headline(title: string | null, blocks: readonly Block[]): string {
  if (title) return title;
  const [line = ''] = blocks.flatMap((block) =>
    block.type === 'text' && block.content.trim() !== '' ? [block.content.trim()] : [],
  );
  const first = Array.from(line.split('\n', 1)[0] ?? '');
  const cut = first.length > LINE_MAX ? `${first.slice(0, LINE_MAX).join('')}…` : first.join('');
  return cut || dataTexts.untitled;
}
