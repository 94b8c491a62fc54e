import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { SaveIcon } from '@/design/icons/icons';
import { writeTexts } from '@/texts/write';
import { timeAgo } from '@contract/rules/time';
import { useState } from 'react';
import { banner, words } from './DraftBanner.css';

export interface DraftBannerProps {
  /** When it was kept, ms. */
  savedAt: number;
  /** How the unfinished text begins, so that one knows which it is. */
  excerpt: string;
  /** What of it could not be kept. */
  note?: string | null;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers what was written before and not sent. Nothing happens to it until somebody chooses. */
export function DraftBanner({ savedAt, excerpt, note, onResume, onDiscard }: DraftBannerProps) {
  const [now] = useState(Date.now);
  return (
    <section className={banner} aria-label={writeTexts.draftFound}>
      <SaveIcon size={20} />
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
