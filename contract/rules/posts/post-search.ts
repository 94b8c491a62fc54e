import type { Block } from './block-types';
import { contentTexts, timingTexts, type ContentCategory, type Timing } from './categories';
import { initialWords, type InitialWords } from '../text/initials';
import { indexTokens } from '../text/search';

/** The searchable texts of a post's blocks. */
function searchableTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'text') return [block.content];
    if (block.type === 'link') return [block.title, block.description, block.siteName];
    if (block.type === 'video') return [block.caption, block.channelName ?? ''];
    return [block.caption];
  });
}

/** The fields of a post that a search uses. */
export interface SearchedPost {
  title: string | null;
  authorName: string;
  sphereName: string | null;
  timing: Timing | null;
  content: ContentCategory | null;
  blocks: readonly Block[];
}

/** The names of a post, its author, sphere and categories. */
function namesOf({ title, authorName, sphereName, timing, content }: SearchedPost): string[] {
  const categories = [timing && timingTexts[timing], content && contentTexts[content]];
  return [title, authorName, sphereName, ...categories].map((name) => name ?? '');
}

/**
 * The search tokens of a post: its title, author, sphere, categories and the texts of its blocks.
 * The names come before the blocks, so that long blocks do not push them out.
 */
export function searchTokens(post: SearchedPost): string[] {
  return indexTokens([...namesOf(post), ...searchableTexts(post.blocks)]);
}

/**
 * The words of a post that are suggested for typed initial consonants: its names, and the channels
 * of its videos.
 */
export function suggestedWords(post: SearchedPost): InitialWords[] {
  const channels = post.blocks.flatMap((block) =>
    block.type === 'video' ? [block.channelName ?? ''] : [],
  );
  return initialWords([...namesOf(post), ...channels]);
}
