import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { rewardText, writeTexts } from '@/texts/write';
import { postRewards, UNREVIEWED_POSTS_A_DAY } from '@contract/rules/companion/rewards';
import { Drawing } from '@/components/Drawing/Drawing';
import { dropDrawing } from '@/components/Drawing/drop';
import { note } from './RewardNote.css';

export interface RewardNoteProps {
  /** Whether the reward comes only after a review. */
  afterReview: boolean;
}

/** The note that names the reward of a post. */
export function RewardNote({ afterReview }: RewardNoteProps) {
  return (
    <Box display="flex" alignItems="center" gap={12} className={note}>
      <Drawing src={dropDrawing} side={52} />
      <div>
        <Text as="p" variant="label">
          {rewardText(postRewards)}
        </Text>
        <Text as="p" variant="meta" tone="muted">
          {afterReview ? writeTexts.rewardNotice : writeTexts.rewardLimit(UNREVIEWED_POSTS_A_DAY)}
        </Text>
      </div>
    </Box>
  );
}
