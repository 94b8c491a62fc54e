import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { LinkIcon, VideoIcon } from '@/design/icons/icons';
import { usePreview, type Preview } from '@/state/usePreview';
import { useSharedLink } from '@/state/useSharedLink';
import { linkTexts, postFormTexts } from '@/texts/blocks';
import { failureText } from '@/texts/errors';
import { recogniseVideo } from '@contract/rules/video-url';
import { useState } from 'react';
import { webAddress } from './address';
import { AddressField } from './AddressField';
import { ownWords, type LinkBlock as Block } from './blocks';
import { LinkPreview, LinkPreviewLoading } from './LinkPreview';

interface LinkBlockProps {
  block: Block;
  active: boolean;
  /** The post that is being changed: it shares the link itself. */
  ownPost: string | null;
  /** What was found wrong with the address when it was sent. */
  error: string | undefined;
  onChange: (change: Partial<Block>) => void;
  /** The address is that of a video: it can be shown as one. */
  onTurn: () => void;
  onAddText: () => void;
  onSend: () => void;
}

const unread = { image: null, siteName: '', readFrom: '', readTitle: '', readDescription: '' };

/** What a page said stays with its address; what was typed goes along to the next one. */
function withAddress(block: Block, url: string): Partial<Block> {
  return { ...unread, ...ownWords(block), url, problem: null };
}

function withPreview({ title, description }: Block, preview: Preview): Partial<Block> {
  const { url, answer, error } = preview;
  const metadata = answer?.metadata;
  const readTitle = metadata?.title ?? '';
  const readDescription = metadata?.description ?? '';
  const reason = answer ? !answer.success && answer.error : failureText(error, linkTexts.failed);
  return {
    readFrom: url,
    readTitle,
    readDescription,
    problem: reason || null,
    title: title || readTitle,
    description: description || readDescription,
    image: metadata?.image ?? null,
    siteName: metadata?.siteName ?? '',
  };
}

/** A page somewhere else: its address, and what it says of itself once the address has settled. */
export function LinkBlock(props: LinkBlockProps) {
  const { block, active, ownPost, error, onChange, onTurn, onAddText, onSend } = props;
  const { url, readFrom } = block;
  const [left, setLeft] = useState('');
  const address = webAddress(url);
  const shared = useSharedLink(address);
  const isLoading = usePreview(address === readFrom ? null : address, (preview) =>
    onChange(withPreview(block, preview)),
  );
  const isRead = address !== null && address === readFrom;
  const isWrong = url.trim() !== '' && !address && left === url;

  return (
    <Stack gap={12}>
      {(active || !isRead) && (
        <AddressField
          label={linkTexts.url}
          placeholder={linkTexts.placeholder}
          start={<LinkIcon />}
          value={url}
          error={error ?? (isWrong ? postFormTexts.linkFormat : null)}
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
          onRetry={() => onChange(withAddress(block, url))}
          onAddText={onAddText}
          onSend={onSend}
        />
      )}
    </Stack>
  );
}
