import { Cluster } from '@/design/components/Cluster/Cluster';
import { Inset } from '@/design/components/Inset/Inset';
import { type ReviewAct, CONFIRM_MAX } from '@contract/rules/admin/review';
import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { Text } from '@/design/components/Text/Text';
import { reviewTexts, urlPreviewTexts } from '@/texts/admin/review';
import type { ReviewPost } from '@contract/models/review';
import { acts, canAct } from './acts';
import { search } from './Review.css';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { VideoIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { recogniseVideo } from '@contract/rules/links/video-url';
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
function UrlPreview() {
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

interface ReviewToolbarProps {
  q: string;
  onSearch: (q: string) => void;
  chosen: readonly ReviewPost[];
  /** Whether the maximum is already selected. */
  isFull: boolean;
  canSelect: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onDecide: (posts: readonly ReviewPost[], act: ReviewAct) => void;
}

/** The search, the video preview, and the actions on the selected posts. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { q, onSearch, chosen, isFull, canSelect, onSelectAll, onClear, onDecide } = props;
  return (
    <Inset paddingBottom={16}>
      <Cluster gap={12}>
        <div className={search}>
          <SearchBox
            variant="line"
            label={reviewTexts.searchLabel}
            placeholder={reviewTexts.search}
            buttonLabel={reviewTexts.searchLabel}
            defaultValue={q}
            onSearch={onSearch}
          />
        </div>
        <UrlPreview />
        <Row flexGrow={1} flexWrap="wrap" justifyContent="flex-end">
          {chosen.length === 0 && canSelect && (
            <Button variant="ghost" onClick={onSelectAll}>
              {reviewTexts.selectAll}
            </Button>
          )}
          <Text variant="label" aria-live="polite">
            {chosen.length > 0 && <span>{reviewTexts.selected(chosen.length)}</span>}
            {isFull && <span> {reviewTexts.selectMost(CONFIRM_MAX)}</span>}
          </Text>
          {chosen.length > 0 && (
            <Button variant="ghost" onClick={onClear}>
              {reviewTexts.clearSelection}
            </Button>
          )}
          {acts.map((act) => {
            const posts = chosen.filter((post) => canAct(post, act));
            if (posts.length === 0) return null;
            return (
              <Button
                key={act}
                variant={act === 'confirm' ? 'solid' : 'soft'}
                tone={act === 'delete' ? 'danger' : undefined}
                onClick={() => onDecide(posts, act)}
              >
                {reviewTexts.selectedActs[act]}
              </Button>
            );
          })}
        </Row>
      </Cluster>
    </Inset>
  );
}
