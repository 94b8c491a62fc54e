import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { Button } from '@/design/components/Button/Button';
import { LinkIcon, VideoIcon } from '@/design/icons/icons';
import { useSharedLink } from '@/state/useSharedLink';
import { linkTexts, postFormTexts } from '@/texts/blocks';
import { recogniseVideo } from '@contract/rules/video-url';
import { useState } from 'react';
import { webAddress } from './address';
import { AddressField } from './AddressField';
import * as styles from './Blocks.css';
import type { LinkBlock as Block } from './blocks';
import { LinkPreview, LinkPreviewLoading } from './LinkPreview';
import { usePreview } from './usePreview';

interface LinkBlockProps {
  block: Block;
  active: boolean;
  /** The post that is being changed: it shares the link itself. */
  ownPost: string | null;
  onChange: (change: Partial<Block>) => void;
  /** The address is that of a video: it can be shown as one. */
  onTurn: () => void;
  onAddText: () => void;
  onSend: () => void;
}

/** What a page said stays with its address; what was typed because it said nothing stays anyway. */
function withAddress(block: Block, url: string): Partial<Block> {
  const isRead = block.readFrom !== '' && block.problem === null;
  const own = isRead ? { title: '', description: '' } : {};
  return { ...own, url, image: null, siteName: '', readFrom: '', problem: null };
}

/** A page somewhere else: its address, and what it says of itself once the address has settled. */
export function LinkBlock(props: LinkBlockProps) {
  const { block, active, ownPost, onChange, onTurn, onAddText, onSend } = props;
  const { url, title, description, readFrom } = block;
  const [left, setLeft] = useState('');
  const address = webAddress(url);
  const shared = useSharedLink(address);
  const isLoading = usePreview(address === readFrom ? null : address, (preview) => {
    const { metadata, problem } = preview;
    onChange({
      readFrom: preview.url,
      problem: problem === null ? null : problem || linkTexts.failed,
      title: title || (metadata?.title ?? ''),
      description: description || (metadata?.description ?? ''),
      image: metadata?.image ?? null,
      siteName: metadata?.siteName ?? '',
    });
  });
  const isRead = address !== null && address === readFrom;
  const isWrong = url.trim() !== '' && !address && left === url;

  return (
    <div className={styles.parts}>
      {(active || !isRead) && (
        <AddressField
          label={linkTexts.url}
          placeholder={linkTexts.placeholder}
          start={<LinkIcon />}
          value={url}
          error={isWrong ? postFormTexts.linkFormat : null}
          onWords={(words) => onChange(withAddress(block, words))}
          onEnter={onAddText}
          onSend={onSend}
          onBlur={() => setLeft(url)}
        />
      )}
      {active && recogniseVideo(url) && (
        <div>
          <Button size="sm" variant="soft" icon={<VideoIcon size={18} />} onClick={onTurn}>
            {linkTexts.toVideo}
          </Button>
        </div>
      )}
      <SharedLinkNotice post={shared?.postId === ownPost ? null : shared} kind="link" />
      {isLoading && <LinkPreviewLoading />}
      {isRead && (
        <LinkPreview
          block={block}
          address={address}
          onChange={onChange}
          onRetry={() => onChange({ readFrom: '', problem: null })}
          onAddText={onAddText}
          onSend={onSend}
        />
      )}
    </div>
  );
}
