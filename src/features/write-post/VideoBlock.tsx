import { InlineText } from '@/components/InlineText/InlineText';
import { ForbiddenVideo } from '@/components/ForbiddenVideo/ForbiddenVideo';
import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, LinkIcon, VideoIcon } from '@/design/icons/icons';
import type { Preview } from '@/state/usePreview';
import { videoTexts } from '@/texts/blocks';
import { videoAddressIn } from '@contract/rules/links/video-in-text';
import { videoImage } from '@contract/rules/posts/video-image';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';
import { reasonTexts } from '@contract/texts';
import { useState } from 'react';
import { webAddress } from './address';
import { AddressField, useAddressBlock, type AddressBlockProps } from './AddressField';
import * as styles from './Blocks.css';
import type { VideoBlock as Block } from './blocks';

/** How long after the last change an address is checked, in ms. */
const PAUSE = 500;

/** A video: its address, its preview and its caption. */
export function VideoBlock(props: AddressBlockProps<Block>) {
  const { block, active, error, onChange, onTurn, onAddText, onSend } = props;
  const { url, caption } = block;
  const source = recogniseVideo(url);
  const address = source && withScheme(url);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { isJudged, isWrong, shared, field } = useAddressBlock(props, {
    address,
    asks: true,
    onPreview: setPreview,
    pause: PAUSE,
  });
  const answer = address && preview?.url === address ? preview.answer : null;
  const title = answer?.metadata.title ?? '';
  // After other preview errors, the video can still be shared.
  const isForbidden = answer?.success === false && answer.error === reasonTexts.embedForbidden;

  return (
    <Stack gap={12}>
      {(active || !source) && (
        <AddressField
          label={videoTexts.url}
          placeholder={videoTexts.placeholder}
          start={<VideoIcon />}
          end={
            source && (
              <Badge tone="success" icon={<CheckIcon size="sm" />}>
                {videoTexts.recognised}
              </Badge>
            )
          }
          hint={source ? null : videoTexts.supported}
          error={error ?? (isWrong ? videoTexts.unsupported : null)}
          onWords={(words, atOnce) => onChange({ url: (atOnce && videoAddressIn(words)) || words })}
          {...field}
        />
      )}
      {!source && isJudged && webAddress(url) && (
        <div>
          <Button size="sm" variant="outline" icon={<LinkIcon size="sm" />} onClick={onTurn}>
            {videoTexts.toLink}
          </Button>
        </div>
      )}
      <SharedLinkNotice post={shared} kind="video" />
      <div className={source ? styles.video : undefined}>
        {source && (
          <section aria-label={videoTexts.preview}>
            <VideoFacade
              key={source.embedUrl}
              video={{
                url: withScheme(url),
                image: videoImage(withScheme(url), answer?.metadata.image),
                channelName: null,
                durationSeconds: null,
              }}
              title={title || caption.trim() || videoTexts.preview}
              rounded
            />
          </section>
        )}
        <Stack gap={8} minWidth={0} flexGrow={1}>
          {isForbidden && <ForbiddenVideo url={withScheme(url)} />}
          {answer?.success && (
            <div aria-live="polite">
              <Text as="p" variant="label" lines={2}>
                {title}
              </Text>
              <Text as="p" variant="meta" tone="muted" lines={1}>
                {answer.metadata.siteName}
              </Text>
            </div>
          )}
          <InlineText
            label={videoTexts.captionLabel}
            placeholder={videoTexts.caption}
            variant="caption"
            single
            value={caption}
            onWords={(words) => onChange({ caption: words })}
            onEnter={onAddText}
            onSend={onSend}
          />
        </Stack>
      </div>
    </Stack>
  );
}
