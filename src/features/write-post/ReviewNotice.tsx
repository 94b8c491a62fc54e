import { Text } from '@/design/components/Text/Text';
import { InfoIcon } from '@/design/icons/icons';
import { postFormTexts } from '@/texts/blocks';
import { notice } from './PostForm.css';

/** Explains the consequences of changing a public post. */
export function ReviewNotice() {
  return (
    <aside className={notice} aria-label={postFormTexts.reviewAgain}>
      <InfoIcon />
      <div>
        <Text as="p" variant="label">
          {postFormTexts.reviewAgain}
        </Text>
        <Text as="p" variant="meta">
          {postFormTexts.reviewAgainDetail}
        </Text>
      </div>
    </aside>
  );
}
