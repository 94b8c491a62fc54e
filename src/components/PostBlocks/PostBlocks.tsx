import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { pictureTexts } from '@/texts/pictures';
import { postTexts } from '@/texts/post';
import type { Block, ImageBlock } from '@contract/models/block';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { LinkCard } from '../LinkCard/LinkCard';
import { LinkedText } from '../LinkedText/LinkedText';
import { Picture } from '../Picture/Picture';
import { VideoFacade } from '../VideoFacade/VideoFacade';
import * as styles from './PostBlocks.css';

const PictureViewer = lazyPart(() => import('../PictureViewer/PictureViewer'), { above: true });

export interface PostBlocksProps {
  blocks: readonly Block[];
  /** The post's title, which names blocks that have no text. */
  title: string;
  /** Whether a picture at the beginning is the first in view, see `VideoThumbnail`. */
  eager?: boolean;
}

function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Stack as="figure" gap={8}>
      {children}
      {caption && (
        <Text as="figcaption" variant="meta" tone="muted">
          <LinkedText text={caption} />
        </Text>
      )}
    </Stack>
  );
}

// A known size reserves the picture's room and prevents enlarging a small picture.
function aspectOf({ width, height }: ImageBlock): CSSProperties | undefined {
  if (!width || !height) return undefined;
  return { aspectRatio: `auto ${width} / ${height}`, maxWidth: width };
}

interface BlockViewProps {
  block: Block;
  title: string;
  eager: boolean;
  /** Opens a picture in the viewer. */
  onOpen: () => void;
}

function BlockView({ block, title, eager, onOpen }: BlockViewProps) {
  switch (block.type) {
    case 'text':
      return (
        // An empty line becomes a fixed gap, not a full line.
        <Stack gap={12}>
          {block.content.split(/\n{2,}/).map((paragraph, at) => (
            <Text key={at} as="p" variant="body" preserveLines>
              <LinkedText text={paragraph} />
            </Text>
          ))}
        </Stack>
      );
    case 'image':
      return (
        <Captioned caption={block.caption}>
          <button
            type="button"
            className={styles.open}
            aria-label={pictureTexts.open(block.caption || postTexts.imageOf(title))}
            onPointerEnter={PictureViewer.preload}
            onClick={onOpen}
          >
            <Picture
              shape="whole"
              src={block.url}
              style={aspectOf(block)}
              alt={block.caption ? '' : postTexts.imageOf(title)}
              eager={eager}
            />
          </button>
        </Captioned>
      );
    case 'video':
      return (
        <Captioned caption={block.caption}>
          <VideoFacade video={block} title={block.caption || title} rounded eager={eager} />
        </Captioned>
      );
    case 'link':
      return <LinkCard link={block} />;
  }
}

/** The full blocks of a post in order, for its own page. */
export function PostBlocks({ blocks, title, eager = false }: PostBlocksProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const images = blocks.filter((block) => block.type === 'image');
  const close = () => setOpened(null);
  // Below two blocks of text a picture is out of view.
  const urgent = blocks.slice(0, 2).findIndex(({ type }) => type === 'image' || type === 'video');
  if (blocks.length === 0) return null;
  return (
    <Stack>
      {blocks.map((block, position) => (
        // Ids come from the author's browser and may repeat; the order never changes.
        <BlockView
          key={position}
          block={block}
          title={title}
          eager={eager && position === urgent}
          onOpen={() => setOpened(images.findIndex((image) => image === block))}
        />
      ))}
      {opened !== null && (
        <PictureViewer
          pictures={images.map(({ url, caption }) => ({
            src: url,
            alt: caption || postTexts.imageOf(title),
            caption,
          }))}
          start={opened}
          onClose={close}
          onLost={close}
        />
      )}
    </Stack>
  );
}
