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
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';
import { useEffect, useState, type ChangeEvent } from 'react';
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
  const source = recogniseVideo(value);
  const shared = useSharedLink(source && withScheme(value));
  const isUnsupported = value.trim() !== '' && !source && judged === value;

  useEffect(() => {
    const timer = setTimeout(() => setJudged(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);

  function onInput(next: string, { nativeEvent }: ChangeEvent): void {
    // A phone's keyboard inserts the clipboard like typed text, but all at once.
    const pasted =
      (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste') ||
      next.length > value.length + 1;
    onChange((pasted && videoAddressIn(next)) || next);
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
        error={error ?? (isUnsupported ? videoPostTexts.unsupported : null)}
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
