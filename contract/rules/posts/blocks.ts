import type { Block, BlockInput, Media } from './block-types';
import { dataTexts } from '../../texts';
import { linkDomain, linkImage } from './link-preview';
import { recogniseVideo } from '../links/video-url';

/** Whether a block has content: non-empty text, or an address. */
export function hasContent(block: BlockInput | Block): boolean {
  return block.type === 'text' ? block.content.trim() !== '' : block.url !== '';
}

/** The currently stored block of a kind with an address; null without one. */
function knownBlock<Kind extends 'video' | 'link'>(
  before: readonly Block[],
  type: Kind,
  url: string,
): Extract<Block, { type: Kind }> | null {
  const known = before.find((block) => block.type === type && block.url === url);
  return (known ?? null) as Extract<Block, { type: Kind }> | null;
}

function storedBlock(block: BlockInput, id: string, before: readonly Block[]): Block {
  switch (block.type) {
    case 'text':
      return { id, type: 'text', content: block.content };
    case 'image':
      return { id, type: 'image', url: block.url, caption: block.caption };
    case 'video': {
      const known = knownBlock(before, 'video', block.url);
      return {
        id,
        type: 'video',
        url: block.url,
        caption: block.caption,
        embedUrl: recogniseVideo(block.url)?.embedUrl ?? '',
        image: known?.image ?? null,
        channelName: known?.channelName ?? null,
        durationSeconds: known?.durationSeconds ?? null,
      };
    }
    case 'link': {
      const domain = linkDomain(block.url);
      const known = knownBlock(before, 'link', block.url);
      return {
        id,
        type: 'link',
        url: block.url,
        title: block.title || dataTexts.sharedLink(domain),
        description: block.description ?? '',
        // Keeps drawings of the demo, which no request could name.
        image: block.image && block.image === known?.image ? known.image : linkImage(block.image),
        siteName: block.siteName ?? known?.siteName ?? '',
        domain,
      };
    }
  }
}

/**
 * Converts the blocks of a request to stored ones: drops empty blocks, adds missing ids, replaces
 * repeated ones, and computes the fields derived from an address.
 * @param before the post's current blocks: data from their hosts is kept
 */
export function storedBlocks(
  blocks: readonly BlockInput[],
  before: readonly Block[] = [],
): Block[] {
  const taken = new Set<string>();
  return blocks.filter(hasContent).map((block, position) => {
    let id = block.id || `b${position + 1}`;
    while (taken.has(id)) id += 'x';
    taken.add(id);
    return storedBlock(block, id, before);
  });
}

/**
 * The plain text of a post: the texts of its text blocks, joined and trimmed, or the documented
 * fallback. Source: docs/product/rules.md#posts.
 */
export function plainContent(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => (block.type === 'text' ? [block.content.trim()] : []));
  return texts.join('\n').trim() || dataTexts.richContentPost;
}

/** The picture of a post in lists: that of its first block with a picture. */
export function coverImage(blocks: readonly Block[]): string | null {
  for (const block of blocks) {
    if (block.type === 'image') return block.url;
    if ((block.type === 'video' || block.type === 'link') && block.image) return block.image;
  }
  return null;
}

/** The flat form of the blocks that older clients read as `media`. */
export function mediaOf(blocks: readonly Block[]): Media[] {
  return blocks.map((block) => {
    if (block.type === 'text') {
      return { media_type: 'text', media_url: null, content: block.content };
    }
    if (block.type !== 'link') {
      return { media_type: block.type, media_url: block.url, content: block.caption };
    }
    const { image, title, domain, description } = block;
    const content = JSON.stringify({ image, title, domain, description });
    return { media_type: 'link', media_url: block.url, content };
  });
}
