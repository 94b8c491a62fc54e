import { usePreview, type Preview } from '@/state/usePreview';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { cut } from '@contract/rules/text/length';
import { videoImage } from '@contract/rules/posts/video-image';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';
import { reasonTexts } from '@contract/texts';
import { useState, useEffect, type ChangeEvent } from 'react';
import type { VideoValues } from './useVideoForm';
import { ForbiddenVideo } from '@/components/ForbiddenVideo/ForbiddenVideo';
import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { Badge } from '@/design/components/Badge/Badge';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { CheckIcon } from '@/design/icons/icons';
import { useSharedLink } from '@/state/useSharedLink';
import { videoPostTexts } from '@/texts/write';
import { videoAddressIn } from '@contract/rules/links/video-in-text';
import { canPaste, PasteButton } from './PasteButton';
import { preview, status } from './VideoForm.css';

interface LinkFieldProps {
  value: string;
  error: string | undefined;
  /** The current title of the post, which labels the preview. */
  title: string;
  /** Whether the owner forbids embedding. */
  isForbidden: boolean;
  /** The video's picture, if only its host knows it. */
  image: string | null;
  onChange: (value: string) => void;
}

/** How long after the last change a link is checked, in ms. */
const PAUSE = 500;

/** The link of the video; recognised while typing, and previewed at once. */
export function LinkField(props: LinkFieldProps) {
  const { value, error, title, isForbidden, image, onChange } = props;
  // The link at its last check: no error appears while typing.
  const [judged, setJudged] = useState('');
  const [unpasted, setUnpasted] = useState<string | null>(null);
  const source = recogniseVideo(value);
  const shared = useSharedLink(source && withScheme(value));
  const isUnsupported = value.trim() !== '' && !source && judged === value;

  function change(next: string): void {
    setUnpasted(null);
    onChange(next);
  }

  useEffect(() => {
    const timer = setTimeout(() => setJudged(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);

  function onInput(next: string, { nativeEvent }: ChangeEvent): void {
    // A phone's keyboard inserts the clipboard like typed text, but all at once.
    const pasted =
      (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste') ||
      next.length > value.length + 1;
    change((pasted && videoAddressIn(next)) || next);
  }

  return (
    <Stack gap={12}>
      <Field
        name="link"
        label={videoPostTexts.link}
        // Not type="url": browsers reject links without a scheme, and people paste such links.
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={videoPostTexts.linkPlaceholder}
        value={value}
        error={unpasted ?? error ?? (isUnsupported ? videoPostTexts.unsupported : null)}
        end={canPaste() && <PasteButton onPaste={change} onFailed={setUnpasted} />}
        hint={
          source ? (
            <Badge tone="success" icon={<CheckIcon size="sm" />}>
              {videoPostTexts.recognised}
            </Badge>
          ) : (
            videoPostTexts.supported
          )
        }
        onChange={onInput}
        onBlur={() => setJudged(value)}
      />
      <SharedLinkNotice post={shared} kind="video" />
      <div role="status" className={status}>
        {isForbidden && <ForbiddenVideo url={withScheme(value)} />}
      </div>
      {source && (
        <section className={preview} aria-label={videoPostTexts.preview}>
          <VideoFacade
            key={source.embedUrl}
            video={{
              url: withScheme(value),
              image,
              channelName: null,
              durationSeconds: null,
            }}
            title={title.trim() || videoPostTexts.preview}
            rounded
          />
        </section>
      )}
    </Stack>
  );
}

/**
 * Loads the host's data about the video. An empty title gets the video's own title
 * (docs/product/rules.md#shared-videos): once per link, so that a removed title does not return,
 * and never over typed text. The next link replaces a title that nobody changed.
 * @returns whether the current title is the video's, whether its owner forbids embedding, and its
 * picture if only its host knows it
 */
export function useFoundVideo(
  { title, link }: VideoValues,
  onTitle: (title: string) => void,
): { isFilled: boolean; isForbidden: boolean; image: string | null } {
  const [filled, setFilled] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const source = recogniseVideo(link);
  // A file has a name but no title.
  const address = source && source.host !== 'file' ? withScheme(link) : null;

  usePreview(address, (found) => {
    setPreview(found);
    // If the host has no title, the writer types one.
    if (!found.answer?.success || (title.trim() !== '' && title !== filled)) return;
    const own = cut(found.answer.metadata.title, TITLE_MAX).trim();
    if (!own) return;
    setFilled(own);
    onTitle(own);
  });

  const answer = preview?.url === address ? preview.answer : null;
  return {
    isFilled: filled !== null && filled === title,
    isForbidden: answer?.success === false && answer.error === reasonTexts.embedForbidden,
    image: address && videoImage(address, answer?.metadata.image),
  };
}
