import { Text } from '@/design/components/Text/Text';
import { ExternalIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import { reasonTexts } from '@contract/texts';
import { link } from './ForbiddenVideo.css';

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
      <a className={link} href={url} target="_blank" rel="noreferrer">
        {postTexts.openOriginal}
        <ExternalIcon size="sm" />
      </a>
    </div>
  );
}
