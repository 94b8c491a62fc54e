import type { Block } from '@contract/models/block';
import { dataTexts } from '@contract/texts';
import { webAddress } from './address';

export interface TextBlock {
  id: string;
  type: 'text';
  content: string;
}
export interface ImageBlock {
  id: string;
  type: 'image';
  /** Where the server keeps it; empty before. */
  url: string;
  caption: string;
  /** The chosen file; with no `url` and not local any more, it has to be chosen again. */
  fileName: string;
  /** The picture is only here, not yet on the server. */
  isLocal: boolean;
}
export interface VideoBlock {
  id: string;
  type: 'video';
  url: string;
  caption: string;
  /** What was pasted into the text block that this one was. */
  pasted?: string;
}
export interface LinkBlock {
  id: string;
  type: 'link';
  url: string;
  title: string;
  description: string;
  image: string | null;
  siteName: string;
  /** The address that the preview is of; empty before there is one. */
  readFrom: string;
  /** What the preview called the page, and said of it: any other words were typed. */
  readTitle: string;
  readDescription: string;
  /** Why there is no preview. */
  problem: string | null;
  pasted?: string;
}
/** A block as it is being written. */
export type EditorBlock = TextBlock | ImageBlock | VideoBlock | LinkBlock;
export type BlockKind = EditorBlock['type'];
export const blockKinds = ['text', 'image', 'video', 'link'] as const;

/** What can be changed of a block, beside what it is. */
export type BlockChange =
  | Partial<Omit<TextBlock, 'id' | 'type'>>
  | Partial<Omit<ImageBlock, 'id' | 'type'>>
  | Partial<Omit<VideoBlock, 'id' | 'type'>>
  | Partial<Omit<LinkBlock, 'id' | 'type'>>;

/** An id that no other block has, here or in a draft. */
export function newBlockId(): string {
  return `b${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

function emptyLink(id: string): LinkBlock {
  return {
    id,
    type: 'link',
    url: '',
    title: '',
    description: '',
    image: null,
    siteName: '',
    readFrom: '',
    readTitle: '',
    readDescription: '',
    problem: null,
  };
}

/** A block with nothing in it. */
export function emptyBlock(type: BlockKind, id: string): EditorBlock {
  switch (type) {
    case 'text':
      return { id, type, content: '' };
    case 'image':
      return { id, type, url: '', caption: '', fileName: '', isLocal: false };
    case 'video':
      return { id, type, url: '', caption: '' };
    case 'link':
      return emptyLink(id);
  }
}

/** Whether the block holds nothing worth keeping. */
export function isEmpty(block: EditorBlock): boolean {
  switch (block.type) {
    case 'text':
      return block.content.trim() === '';
    case 'image':
      return block.url === '' && block.fileName === '' && block.caption.trim() === '';
    case 'video':
      return block.url.trim() === '' && block.caption.trim() === '';
    case 'link':
      return [block.url, block.title, block.description].every((text) => text.trim() === '');
  }
}

/** A block of a post that is there, to be written on. */
export function blockOf(block: Block, id: string): EditorBlock {
  switch (block.type) {
    case 'text':
      return { id, type: 'text', content: block.content };
    case 'image':
      return {
        id,
        type: 'image',
        url: block.url,
        caption: block.caption,
        fileName: '',
        isLocal: false,
      };
    case 'video':
      return { id, type: 'video', url: block.url, caption: block.caption };
    case 'link': {
      const { url, title, description, image, siteName, domain } = block;
      const isBare = title === dataTexts.sharedLink(domain) && !description && !image;
      // It was sent before its page was heard from, which may say more by now.
      if (isBare) return { ...emptyLink(id), url };
      return {
        id,
        type: 'link',
        url,
        title,
        description,
        image,
        siteName,
        readFrom: url,
        // It is not known any more whether the page or the member wrote them.
        readTitle: title,
        readDescription: description,
        problem: null,
      };
    }
  }
}

/** Whether a link's page has not been heard from, and nobody has said anything in its place. */
export function isUnheard({ url, readFrom, title, description }: LinkBlock): boolean {
  return readFrom !== webAddress(url) && title.trim() === '' && description.trim() === '';
}

/** What of a link's words was typed, and is not the page's. */
export function ownWords(block: LinkBlock): { title: string; description: string } {
  const { title, description, readTitle, readDescription } = block;
  return {
    title: title === readTitle ? '' : title,
    description: description === readDescription ? '' : description,
  };
}

/** What was typed beside an address, for the block of another kind that it becomes. */
export function typedBeside(block: VideoBlock | LinkBlock): string[] {
  const words = block.type === 'video' ? [block.caption] : Object.values(ownWords(block));
  return words.filter((text) => text.trim() !== '');
}
