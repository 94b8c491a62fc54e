import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ImageIcon, TrashIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { pictureFieldTexts } from '@/texts/pictureField';
import { cardImage, imageTypes } from '@contract/rules/site/uploads';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import * as styles from './PictureField.css';

export interface PictureFieldProps {
  /** The address of the picture; null for none. */
  value: string | null;
  /** The shape of its pictures. */
  shape: keyof typeof styles.drawing;
  /** Draws a picture, large for the field or small for a drawing. */
  draw: (src: string | null, isSmall: boolean) => ReactNode;
  /** The drawings to choose from; may be empty. */
  drawings: readonly { src: string; label: string }[];
  /** The upload that is running or has failed. */
  upload: { preview: string; progress: number; error: unknown } | null;
  /** Why the last file was not uploaded. */
  refusal: string | null;
  /** Uploads a file. */
  onFile: (file: File) => void;
  onRetry: () => void;
  /** Stops the upload. */
  onCancel: () => void;
  /** A drawing was chosen, or the picture removed. */
  onPick: (src: string | null) => void;
  /** The text of the button that removes the picture; without it a picture is required. */
  removeLabel?: string;
}

/** A picture with its choices: an upload or one of our drawings. */
export function PictureField(props: PictureFieldProps) {
  const { value, shape, draw, drawings, upload, refusal, removeLabel } = props;
  const { onFile, onRetry, onCancel, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const group = useId();
  const isSending = upload !== null && !upload.error;
  const failure = upload?.error ? failureText(upload.error, pictureFieldTexts.failed) : null;
  const error = refusal ?? failure;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows choosing the same file again after a refusal.
    target.value = '';
    if (file) onFile(file);
  };
  const pick = (src: string | null) => {
    onCancel();
    onPick(src);
  };
  // The pressed button disappears, so the focus moves to the button that stays.
  const andStay = (act: () => void) => () => {
    act();
    opener.current?.focus();
  };
  return (
    <>
      <Row gap={20}>
        {draw(upload?.preview ?? (value && cardImage(value)), false)}
        <Stack gap={8} flexGrow={1} minWidth={0}>
          <Cluster alignItems="stretch">
            <Button
              ref={opener}
              variant="outline"
              size="sm"
              icon={<ImageIcon size="sm" />}
              onClick={() => input.current?.click()}
            >
              {pictureFieldTexts.upload}
            </Button>
            {isSending && (
              <Button variant="ghost" size="sm" onClick={andStay(onCancel)}>
                {commonTexts.cancel}
              </Button>
            )}
            {failure && (
              <Button variant="soft" size="sm" onClick={andStay(onRetry)}>
                {commonTexts.retry}
              </Button>
            )}
            {!upload && value && removeLabel && (
              <Button
                variant="soft"
                size="sm"
                icon={<TrashIcon size="sm" />}
                onClick={andStay(() => pick(null))}
              >
                {removeLabel}
              </Button>
            )}
          </Cluster>
          {isSending ? (
            <ProgressBar
              label={
                upload.progress < 1 ? pictureFieldTexts.uploading : pictureFieldTexts.processing
              }
              value={upload.progress}
              valueText={pictureFieldTexts.percent(Math.round(upload.progress * 100))}
            />
          ) : (
            <Text as="p" variant="meta" tone={error ? 'danger' : 'muted'} role="status">
              {error ?? pictureFieldTexts.hint}
            </Text>
          )}
        </Stack>
        <input
          ref={input}
          type="file"
          accept={imageTypes.join(',')}
          hidden
          aria-label={pictureFieldTexts.upload}
          onChange={take}
        />
      </Row>
      {drawings.length > 0 && (
        <Cluster as="fieldset" alignItems="stretch" gap={4}>
          <legend className={styles.legend}>{pictureFieldTexts.drawn}</legend>
          {drawings.map(({ src, label }) => (
            <label key={src} className={styles.drawing[shape]}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                checked={!upload && value === src}
                aria-label={label}
                onChange={() => pick(src)}
              />
              {draw(src, true)}
            </label>
          ))}
        </Cluster>
      )}
    </>
  );
}
