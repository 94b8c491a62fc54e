import { Text } from '@/design/components/Text/Text';
import { ClockIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import { postRewards } from '@contract/rules/rewards';
import * as styles from './PendingStrip.css';

/** Over a post that only its author sees so far: that it waits, and what it will earn. */
export function PendingStrip() {
  return (
    <div className={styles.strip}>
      <ClockIcon size={18} />
      <Text variant="label">{postTexts.pending}</Text>
      <Text variant="meta" className={styles.notice}>
        {postTexts.pendingNotice}
      </Text>
      <Text variant="label" tabular>
        {postTexts.expectedReward(postRewards.points)}
      </Text>
    </div>
  );
}
