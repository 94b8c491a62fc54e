import { InlineText } from '@/components/InlineText/InlineText';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { InfoIcon, LinkIcon, XIcon } from '@/design/icons/icons';
import { linkTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { linkDomain } from '@contract/rules/posts/link-preview';
import { dataTexts, reasonTexts } from '@contract/texts';
import { useState } from 'react';
import * as styles from './Blocks.css';
import type { LinkBlock } from './blocks';

/** The skeleton of a loading preview. */
export function LinkPreviewLoading() {
  return (
    <div className={styles.box} role="status" aria-busy>
      <Skeleton width={104} height={64} />
      <Stack gap={8} minWidth={0} flexGrow={1}>
        <Skeleton width="72%" height={13} />
        <Skeleton width="46%" height={13} />
        <Text variant="meta" tone="muted">
          {linkTexts.loading}
        </Text>
      </Stack>
    </div>
  );
}

/** The warning already says this. */
const saysNoMore = (problem: string) =>
  problem === linkTexts.failed || problem === reasonTexts.previewUnreachable;

interface LinkPreviewProps {
  block: LinkBlock;
  address: string;
  onChange: (change: Partial<LinkBlock>) => void;
  onRetry: () => void;
  onAddText: () => void;
  onSend: () => void;
}

/** The preview of a page; each text can be edited, and the picture removed. */
export function LinkPreview(props: LinkPreviewProps) {
  const { block, address, onChange, onRetry, onAddText, onSend } = props;
  const { title, description, image, siteName, problem } = block;
  const [broken, setBroken] = useState<string | null>(null);
  const domain = linkDomain(address);
  const keys = { onEnter: onAddText, onSend };
  return (
    <div className={styles.box} role="group" aria-label={linkTexts.preview}>
      {image && image !== broken && (
        <span className={styles.thumb}>
          <img
            className={styles.thumbImage}
            src={image}
            alt=""
            // The request must not reveal the writer to the picture's host.
            referrerPolicy="no-referrer"
            onError={() => setBroken(image)}
          />
          <button
            type="button"
            className={styles.thumbButton}
            aria-label={linkTexts.removeImage}
            onClick={() => onChange({ image: null })}
          >
            <XIcon size="sm" />
          </button>
        </span>
      )}
      <Stack gap={8} minWidth={0} flexGrow={1}>
        {problem !== null && (
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap={8}
            className={styles.warning}
            role="alert"
          >
            <InfoIcon />
            <div className={styles.warningWords}>
              <Text as="p" variant="meta" weight="semibold">
                {linkTexts.failed}
              </Text>
              {!saysNoMore(problem) && (
                <Text as="p" variant="meta">
                  {problem}
                </Text>
              )}
            </div>
            <Button size="sm" variant="ghost" onClick={onRetry}>
              {commonTexts.retry}
            </Button>
          </Box>
        )}
        <InlineText
          {...keys}
          label={linkTexts.title}
          placeholder={dataTexts.sharedLink(domain)}
          variant="label"
          single
          value={title}
          onWords={(words) => onChange({ title: words })}
        />
        <InlineText
          {...keys}
          label={linkTexts.description}
          placeholder={linkTexts.descriptionPlaceholder}
          variant="caption"
          single
          value={description}
          onWords={(words) => onChange({ description: words })}
        />
        <Text
          variant="caption"
          tone="muted"
          display="flex"
          alignItems="center"
          gap={6}
          minWidth={0}
        >
          <LinkIcon size="sm" />
          <Text lines={1}>
            {siteName && siteName !== domain ? `${siteName} · ${domain}` : domain}
          </Text>
        </Text>
      </Stack>
    </div>
  );
}
