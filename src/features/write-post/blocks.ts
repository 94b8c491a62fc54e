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
  /** The address on the server; empty before the upload. */
  url: string;
  caption: string;
  /** The chosen file; without `url` and no longer local, it has to be chosen again. */
  fileName: string;
  /** Whether the picture is only local, not yet on the server. */
  isLocal: boolean;
}
export interface VideoBlock {
  id: string;
  type: 'video';
  url: string;
  caption: string;
  /** The text that was pasted to create this block. */
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
  /** The address of the preview; empty before there is one. */
  readFrom: string;
  /** The title and description from the preview: any other words were typed. */
  readTitle: string;
  readDescription: string;
  /** Why there is no preview. */
  problem: string | null;
  pasted?: string;
}
/** A block in the editor. */
export type EditorBlock = TextBlock | ImageBlock | VideoBlock | LinkBlock;
export type BlockKind = EditorBlock['type'];
export const blockKinds = ['text', 'image', 'video', 'link'] as const;

/** The fields of a block that can change, apart from its kind. */
export type BlockChange =
  | Partial<Omit<TextBlock, 'id' | 'type'>>
  | Partial<Omit<ImageBlock, 'id' | 'type'>>
  | Partial<Omit<VideoBlock, 'id' | 'type'>>
  | Partial<Omit<LinkBlock, 'id' | 'type'>>;

/** Returns an id that no other block has, here or in a draft. */
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

/** Returns an empty block. */
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

/** Whether the block contains nothing worth keeping. */
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

/** Converts a block of a saved post for the editor. */
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
      // It was sent before its page had answered; the page may answer now.
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
        // The source of these words, the page or the member, is unknown by now.
        readTitle: title,
        readDescription: description,
        problem: null,
      };
    }
  }
}

/** Whether a link's page has not answered and nobody has typed words in its place. */
export function isUnheard({ url, readFrom, title, description }: LinkBlock): boolean {
  return readFrom !== webAddress(url) && title.trim() === '' && description.trim() === '';
}

/** Returns the words of a link that were typed, not read from the page. */
export function ownWords(block: LinkBlock): { title: string; description: string } {
  const { title, description, readTitle, readDescription } = block;
  return {
    title: title === readTitle ? '' : title,
    description: description === readDescription ? '' : description,
  };
}

/** Returns the words that were typed for an address, for the new block when its kind changes. */
export function typedBeside(block: VideoBlock | LinkBlock): string[] {
  const words = block.type === 'video' ? [block.caption] : Object.values(ownWords(block));
  return words.filter((text) => text.trim() !== '');
}
