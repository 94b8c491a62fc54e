import { Avatar } from '@/design/components/Avatar/Avatar';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ImageIcon, TrashIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { profileTexts } from '@/texts/profile';
import { settingsTexts } from '@/texts/settings';
import { cardImage, imageTypes } from '@contract/rules/site/uploads';
import { useRef, type ChangeEvent, useEffect, useState } from 'react';
import * as styles from './ProfileForm.css';
import { faces, faceUrl } from '@contract/rules/members/faces';
import { imageRefusal, uploadImage } from '@/api/uploads';
import { failureText } from '@/texts/errors';

/** A profile photo that is being uploaded. */
interface PhotoUpload {
  /** A local preview, until the server has the file. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  error: string | null;
}

/** Uploads a picture and returns its address. One at a time: a second choice cancels the first. */
function usePhotoUpload(onUploaded: (url: string) => void) {
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = useRef<AbortController>(null);
  const file = useRef<File>(null);
  const preview = useRef<string>(null);

  function drop(): void {
    run.current?.abort();
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
  }
  useEffect(() => drop, []);

  async function send(picture: File, shown: string): Promise<void> {
    const controller = new AbortController();
    run.current = controller;
    const { signal } = controller;
    const show = (change: Partial<PhotoUpload>) => {
      if (!signal.aborted) setUpload({ preview: shown, progress: 0, error: null, ...change });
    };
    show({});
    try {
      const onProgress = (progress: number) => show({ progress });
      const { url } = await uploadImage(picture, { onProgress, signal });
      if (signal.aborted) return;
      onUploaded(url);
      setUpload(null);
      drop();
    } catch (error) {
      show({ error: failureText(error, settingsTexts.photoFailed) });
    }
  }

  return {
    upload,
    /** Why the last file was refused before the upload. */
    refusal,
    choose: (picture: File) => {
      const reason = imageRefusal(picture);
      setRefusal(reason);
      if (reason) return;
      drop();
      file.current = picture;
      preview.current = URL.createObjectURL(picture);
      void send(picture, preview.current);
    },
    retry: () => {
      if (file.current && preview.current) void send(file.current, preview.current);
    },
    cancel: () => {
      drop();
      setUpload(null);
      setRefusal(null);
    },
  };
}

/** The drawings that every member may use, with their descriptions. */
const drawings = faces.map((name) => ({
  src: faceUrl(name),
  label: settingsTexts.drawings[name],
}));

interface PhotoFieldProps {
  name: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The profile photo: an uploaded picture, one of our drawings, or the first letter of the name. */
export function PhotoField({ name, value, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { upload, refusal, choose, retry, cancel } = usePhotoUpload(onChange);
  const error = refusal ?? upload?.error;
  const isSending = upload !== null && !upload.error;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows choosing the same file again after a refusal.
    target.value = '';
    if (file) choose(file);
  };
  const pick = (picked: string | null) => {
    cancel();
    onChange(picked);
  };
  // The pressed button disappears, so the focus moves to the button that stays.
  const andStay = (act: () => void) => () => {
    act();
    opener.current?.focus();
  };
  return (
    <>
      <Row gap={20}>
        <Avatar
          name={name}
          src={upload?.preview ?? (value && cardImage(value))}
          alt={profileTexts.avatarOf(name)}
          size="xl"
        />
        <Stack gap={8} flexGrow={1} minWidth={0}>
          <Cluster alignItems="stretch">
            <Button
              ref={opener}
              variant="outline"
              size="sm"
              icon={<ImageIcon size="sm" />}
              onClick={() => input.current?.click()}
            >
              {settingsTexts.upload}
            </Button>
            {isSending && (
              <Button variant="ghost" size="sm" onClick={andStay(cancel)}>
                {commonTexts.cancel}
              </Button>
            )}
            {upload?.error && (
              <Button variant="soft" size="sm" onClick={andStay(retry)}>
                {commonTexts.retry}
              </Button>
            )}
            {!upload && value && (
              <Button
                variant="soft"
                size="sm"
                icon={<TrashIcon size="sm" />}
                onClick={andStay(() => pick(null))}
              >
                {settingsTexts.removePhoto}
              </Button>
            )}
          </Cluster>
          {isSending ? (
            <ProgressBar
              label={upload.progress < 1 ? settingsTexts.uploading : settingsTexts.processing}
              value={upload.progress}
              valueText={settingsTexts.percent(Math.round(upload.progress * 100))}
            />
          ) : (
            <Text as="p" variant="meta" tone={error ? 'danger' : 'muted'} role="status">
              {error ?? settingsTexts.uploadHint}
            </Text>
          )}
        </Stack>
        <input
          ref={input}
          type="file"
          accept={imageTypes.join(',')}
          hidden
          aria-label={settingsTexts.upload}
          onChange={take}
        />
      </Row>
      <Cluster as="fieldset" alignItems="stretch" gap={4}>
        <legend className={styles.legend}>{settingsTexts.drawn}</legend>
        {drawings.map(({ src, label }) => (
          <label key={src} className={styles.drawing}>
            <input
              type="radio"
              name="drawing"
              className={styles.radio}
              checked={!upload && value === src}
              aria-label={label}
              onChange={() => pick(src)}
            />
            <Avatar name={label} src={src} />
          </label>
        ))}
      </Cluster>
    </>
  );
}
