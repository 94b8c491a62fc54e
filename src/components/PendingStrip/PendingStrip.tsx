import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { ClockIcon, DropFilledIcon, EyeoffIcon, XIcon } from '@/design/icons/icons';
import { blindedTexts } from '@/texts/blinded';
import { postTexts } from '@/texts/post';
import { rejectedTexts } from '@/texts/rejected';
import { profileTexts } from '@/texts/profile';
import type { Post } from '@contract/models/post';
import { postRewards } from '@contract/rules/posts/post-rewards';
import * as styles from './PendingStrip.css';

interface PendingStripProps {
  post: Pick<Post, 'isRejected' | 'isBlinded' | 'isRewardDue' | 'revertReason'>;
}

/**
 * The strip above an unpublished post: it says that the post waits and what it will earn, or why it
 * was reverted, rejected or blinded.
 */
export function PendingStrip({
  post: { isRejected, isBlinded, isRewardDue, revertReason },
}: PendingStripProps) {
  return (
    <Box
      display="flex"
      alignItems="center"
      gap={8}
      paddingX={{ base: 16, wide: 20 }}
      className={styles.strip}
    >
      {isBlinded ? <EyeoffIcon /> : isRejected ? <XIcon /> : <ClockIcon />}
      <Text weight="bold" flexShrink={0}>
        {isBlinded
          ? blindedTexts.state
          : isRejected
            ? rejectedTexts.state
            : revertReason === null
              ? postTexts.pending
              : postTexts.reverted}
      </Text>
      {revertReason ? (
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap={8}
          rowGap={0}
          columnGap={12}
          minWidth={0}
          className={styles.reason}
        >
          <Text>{postTexts.reason(revertReason)}</Text>
          {isRejected && <Text>{rejectedTexts.hint}</Text>}
        </Box>
      ) : (
        <Text {...(!isBlinded && { lines: 1 })}>
          {isBlinded ? blindedTexts.hint : postTexts.pendingNotice}
        </Text>
      )}
      {isRewardDue && !isRejected && (
        <Box
          as="span"
          alignItems="center"
          display="inline-flex"
          gap={6}
          flexShrink={0}
          className={styles.reward}
        >
          <DropFilledIcon size="sm" title={profileTexts.waterDrops} />
          {postTexts.expectedReward(postRewards.points)}
        </Box>
      )}
    </Box>
  );
}
