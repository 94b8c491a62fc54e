import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { VideoIcon } from '@/design/icons/icons';
import { urlPreviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { recogniseVideo } from '@contract/rules/video-url';
import { useState } from 'react';

/** Describes what is wrong with an address; null for the address of a YouTube video. */
function problemOf(address: string): string | null {
  if (address.trim() === '') return urlPreviewTexts.empty;
  return recogniseVideo(address.trim())?.host === 'youtube' ? null : urlPreviewTexts.invalid;
}

function Preview() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const show = () => {
    const problem = problemOf(typed);
    setError(problem);
    setUrl(problem === null ? typed.trim() : null);
  };
  return (
    <Stack gap={16}>
      <Stack
        as="form"
        gap={12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <Field
          type="url"
          inputMode="url"
          autoComplete="off"
          label={urlPreviewTexts.label}
          placeholder={urlPreviewTexts.placeholder}
          error={error}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(null);
          }}
        />
        <Button type="submit" variant="outline">
          {urlPreviewTexts.show}
        </Button>
      </Stack>
      {url && (
        <VideoFacade
          key={url}
          video={{ url, image: null, channelName: null, durationSeconds: null }}
          title={urlPreviewTexts.video}
          rounded
        />
      )}
    </Stack>
  );
}

/** A preview of any YouTube video by its address, above the page. */
export function UrlPreview() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<VideoIcon />} onClick={() => setIsOpen(true)}>
        {urlPreviewTexts.open}
      </Button>
      <Dialog
        open={isOpen}
        title={urlPreviewTexts.title}
        closeLabel={commonTexts.close}
        onClose={() => setIsOpen(false)}
      >
        <Preview />
      </Dialog>
    </>
  );
}
