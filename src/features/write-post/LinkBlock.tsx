import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { LinkIcon, VideoIcon } from '@/design/icons/icons';
import type { Preview } from '@/state/usePreview';
import { linkTexts, postFormTexts } from '@/texts/blocks';
import { failureText } from '@/texts/errors';
import { recogniseVideo } from '@contract/rules/links/video-url';
import { webAddress } from './address';
import { AddressField, useAddressBlock, type AddressBlockProps } from './AddressField';
import { ownWords, type LinkBlock as Block } from './blocks';
import { LinkPreview, LinkPreviewLoading } from './LinkPreview';

const unread = { image: null, siteName: '', readFrom: '', readTitle: '', readDescription: '' };

/** Text from the page stays with its address; typed text moves to the new one. */
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

/** A link: its address, and the page's preview once typing has stopped. */
export function LinkBlock(props: AddressBlockProps<Block>) {
  const { block, active, error, onChange, onTurn, onAddText, onSend } = props;
  const { url, readFrom } = block;
  const address = webAddress(url);
  const isRead = address !== null && address === readFrom;
  const { isLoading, isWrong, shared, field } = useAddressBlock(props, {
    address,
    asks: !isRead,
    onPreview: (preview) => onChange(withPreview(block, preview)),
  });

  return (
    <Stack gap={12}>
      {(active || !isRead) && (
        <AddressField
          label={linkTexts.url}
          placeholder={linkTexts.placeholder}
          start={<LinkIcon />}
          error={error ?? (isWrong ? postFormTexts.linkFormat : null)}
          onWords={(words) => onChange(withAddress(block, words))}
          {...field}
        />
      )}
      {active && recogniseVideo(url) && (
        <div>
          <Button size="sm" variant="outline" icon={<VideoIcon size="sm" />} onClick={onTurn}>
            {linkTexts.toVideo}
          </Button>
        </div>
      )}
      <SharedLinkNotice post={shared} kind="link" />
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
