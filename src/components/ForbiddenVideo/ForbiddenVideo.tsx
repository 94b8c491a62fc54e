import { Text } from '@/design/components/Text/Text';
import { ExternalIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import { reasonTexts } from '@contract/texts';

export interface ForbiddenVideoProps {
  /** The address of the video, with its scheme. */
  url: string;
}

/**
 * Says why a video cannot be shown here, and links to its own page
 * (docs/product/rules.md#video-pictures).
 */
export function ForbiddenVideo({ url }: ForbiddenVideoProps) {
  return (
    <div>
      <Text as="p" variant="meta" tone="warning">
        {reasonTexts.embedForbidden}
      </Text>
      <Text
        as="a"
        variant="meta"
        link
        display="inline-flex"
        alignItems="center"
        gap={4}
        href={url}
        target="_blank"
        rel="noreferrer"
      >
        {postTexts.openOriginal}
        <ExternalIcon size="sm" />
      </Text>
    </div>
  );
}
