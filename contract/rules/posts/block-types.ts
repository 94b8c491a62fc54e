// The types for rules, without the schemas that check them: rules do not depend on the schema
// library, and `models` proves that its schemas have exactly these types.

interface Kind<Type extends string> {
  id: string;
  type: Type;
}

/** A text block of a post. */
export interface TextBlock extends Kind<'text'> {
  content: string;
}

/** A picture; an upload has its size in pixels, so that a page can reserve the space. */
export interface ImageBlock extends Kind<'image'> {
  url: string;
  caption: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * A video. `image` is one of our thumbnails, or the host's if the address does not identify it.
 * Without one the client tries the host's thumbnails, largest first.
 */
export interface VideoBlock extends Kind<'video'> {
  url: string;
  caption: string;
  embedUrl: string;
  image: string | null;
  channelName: string | null;
  durationSeconds: number | null;
}

/** A link to another page, with that page's title, description and picture. */
export interface LinkBlock extends Kind<'link'> {
  url: string;
  title: string;
  description: string;
  image: string | null;
  siteName: string;
  domain: string;
}

/** A block as stored and answered (`blocksJson`). */
export type Block = TextBlock | ImageBlock | VideoBlock | LinkBlock;

type Sent<Of extends Block, Given> = { id?: string | undefined; type: Of['type'] } & Given;

/** A block as a client sends it, after validation. */
export type BlockInput =
  | Sent<TextBlock, { content: string }>
  | Sent<ImageBlock, { url: string; caption: string }>
  | Sent<VideoBlock, { url: string; caption: string }>
  | Sent<
      LinkBlock,
      {
        url: string;
        title?: string | undefined;
        description?: string | undefined;
        image?: string | null | undefined;
        siteName?: string | undefined;
        domain?: string | undefined;
      }
    >;

/** One entry of `media`, the flat form of the blocks for older clients. */
export interface Media {
  media_type: Block['type'];
  media_url: string | null;
  content: string | null;
}

/** The preview of a linked page. */
export interface LinkMetadata {
  title: string;
  description: string;
  image: string | null;
  siteName: string;
  domain: string;
  isVideo: boolean;
}
