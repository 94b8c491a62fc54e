import type { Block, BlockInput, Media } from './block-types';
import { isWebUrl } from './web-url';
import { dataTexts } from '../texts';
import { linkDomain } from './link-preview';
import { recogniseVideo } from './video-url';

/** Whether a block has content: text that is not empty, or an address. */
export function hasContent(block: BlockInput | Block): boolean {
  return block.type === 'text' ? block.content.trim() !== '' : block.url !== '';
}

/** The address of a link's picture; only TLS addresses count. */
function linkImage(image: string | null | undefined): string | null {
  return image?.startsWith('https://') && isWebUrl(image) ? image : null;
}

function storedBlock(block: BlockInput, id: string): Block {
  switch (block.type) {
    case 'text':
      return { id, type: 'text', content: block.content };
    case 'image':
      return { id, type: 'image', url: block.url, caption: block.caption };
    case 'video':
      return {
        id,
        type: 'video',
        url: block.url,
        caption: block.caption,
        embedUrl: recogniseVideo(block.url)?.embedUrl ?? '',
        image: null,
        channelName: null,
        durationSeconds: null,
      };
    case 'link': {
      const domain = linkDomain(block.url);
      return {
        id,
        type: 'link',
        url: block.url,
        title: block.title || dataTexts.sharedLink(domain),
        description: block.description ?? '',
        image: linkImage(block.image),
        siteName: block.siteName ?? '',
        domain,
      };
    }
  }
}

/**
 * Turns the blocks of a request into those that are stored: it drops empty blocks, gives ids where
 * they are missing or used twice, and computes the fields that follow from an address.
 */
export function storedBlocks(blocks: readonly BlockInput[]): Block[] {
  const taken = new Set<string>();
  return blocks.filter(hasContent).map((block, position) => {
    let id = block.id || `b${position + 1}`;
    while (taken.has(id)) id += 'x';
    taken.add(id);
    return storedBlock(block, id);
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

/** The picture of a post in lists: that of the first block with a picture. */
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
