import { InlineText } from '@/components/InlineText/InlineText';
import { ForbiddenVideo } from '@/components/ForbiddenVideo/ForbiddenVideo';
import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, LinkIcon, VideoIcon } from '@/design/icons/icons';
import { usePreview, type Preview } from '@/state/usePreview';
import { useSharedLink } from '@/state/useSharedLink';
import { videoTexts } from '@/texts/blocks';
import { videoAddressIn } from '@contract/rules/video-in-text';
import { videoImage } from '@contract/rules/video-image';
import { recogniseVideo, withScheme } from '@contract/rules/video-url';
import { reasonTexts } from '@contract/texts';
import { useEffect, useState } from 'react';
import { webAddress } from './address';
import { AddressField } from './AddressField';
import * as styles from './Blocks.css';
import type { VideoBlock as Block } from './blocks';

interface VideoBlockProps {
  block: Block;
  active: boolean;
  /** The post that is being changed: it shares the video itself. */
  ownPost: string | null;
  /** What was found wrong with the address when it was sent. */
  error: string | undefined;
  onChange: (change: Partial<Block>) => void;
  /** The address leads to no video: a link can. */
  onTurn: () => void;
  onAddText: () => void;
  onSend: () => void;
}

/** How long after the last change an address is judged, in ms. */
const PAUSE = 500;

/** The address as it was when it was last judged: a person who is still typing is not told off. */
function useJudged(url: string) {
  const [judged, setJudged] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setJudged(url), PAUSE);
    return () => clearTimeout(timer);
  }, [url]);
  return { isJudged: judged === url, judge: () => setJudged(url) };
}

/** A video: its address, how it will look, and what is said of it. */
export function VideoBlock(props: VideoBlockProps) {
  const { block, active, ownPost, error, onChange, onTurn, onAddText, onSend } = props;
  const { url, caption } = block;
  const source = recogniseVideo(url);
  const { isJudged, judge } = useJudged(url);
  const [preview, setPreview] = useState<Preview | null>(null);
  const shared = useSharedLink(source && withScheme(url));
  usePreview(source ? withScheme(url) : null, setPreview);
  const answer = source && preview?.url === withScheme(url) ? preview.answer : null;
  const title = answer?.metadata.title ?? '';
  // Whatever else goes wrong with the preview, the video can be shared without it.
  const isForbidden = answer?.success === false && answer.error === reasonTexts.embedForbidden;

  return (
    <div className={styles.parts}>
      {(active || !source) && (
        <AddressField
          label={videoTexts.url}
          placeholder={videoTexts.placeholder}
          start={<VideoIcon />}
          end={
            source && (
              <Badge tone="success" icon={<CheckIcon size={16} />}>
                {videoTexts.recognised}
              </Badge>
            )
          }
          hint={source ? null : videoTexts.supported}
          value={url}
          error={
            error ?? (url.trim() !== '' && !source && isJudged ? videoTexts.unsupported : null)
          }
          onWords={(words, atOnce) => onChange({ url: (atOnce && videoAddressIn(words)) || words })}
          onEnter={onAddText}
          onSend={onSend}
          onBlur={judge}
        />
      )}
      {!source && isJudged && webAddress(url) && (
        <div>
          <Button size="sm" variant="soft" icon={<LinkIcon size={18} />} onClick={onTurn}>
            {videoTexts.toLink}
          </Button>
        </div>
      )}
      <SharedLinkNotice post={shared?.postId === ownPost ? null : shared} kind="video" />
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
        <div className={styles.words}>
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
        </div>
      </div>
    </div>
  );
}
