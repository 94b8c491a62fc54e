import { Text } from '@/design/components/Text/Text';
import { ClockIcon, DropFilledIcon } from '@/design/icons/icons';
import { postTexts } from '@/texts/post';
import { profileTexts } from '@/texts/profile';
import { postRewards } from '@contract/rules/post-rewards';
import * as styles from './PendingStrip.css';

/** Over a post that only its author sees so far: that it waits, and what it will earn. */
export function PendingStrip() {
  return (
    <div className={styles.strip}>
      <ClockIcon size={18} />
      <Text weight="bold" className={styles.whole}>
        {postTexts.pending}
      </Text>
      <Text lines={1}>{postTexts.pendingNotice}</Text>
      <span className={styles.reward}>
        <DropFilledIcon size={16} title={profileTexts.waterDrops} />
        {postTexts.expectedReward(postRewards.points)}
      </span>
    </div>
  );
}
