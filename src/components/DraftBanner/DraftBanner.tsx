import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { SaveIcon } from '@/design/icons/icons';
import { writeTexts } from '@/texts/write';
import { timeAgo } from '@contract/rules/site/time';
import { useState } from 'react';
import { banner, words } from './DraftBanner.css';

export interface DraftBannerProps {
  /** When the draft was stored, in ms. */
  savedAt: number;
  /** The beginning of the unfinished text, so that the writer recognises it. */
  excerpt: string;
  /** Names the part that could not be stored. */
  note?: string | null;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers an earlier unsent draft. The draft stays unchanged until the writer chooses. */
export function DraftBanner({ savedAt, excerpt, note, onResume, onDiscard }: DraftBannerProps) {
  const [now] = useState(Date.now);
  return (
    <section className={banner} aria-label={writeTexts.draftFound}>
      <SaveIcon />
      <div className={words}>
        <Text as="p" variant="label">
          {writeTexts.draftFound}
        </Text>
        <Text as="p" variant="meta" tone="muted">
          {writeTexts.draftSavedAgo(timeAgo(savedAt, now))}
        </Text>
        {excerpt && (
          <Text as="p" variant="meta" lines={1}>
            {excerpt}
          </Text>
        )}
        {note && (
          <Text as="p" variant="meta">
            {note}
          </Text>
        )}
      </div>
      <Row alignItems="stretch" gap={4}>
        <Button size="sm" variant="solid" onClick={onResume}>
          {writeTexts.draftResume}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {writeTexts.draftDiscard}
        </Button>
      </Row>
    </section>
  );
}
