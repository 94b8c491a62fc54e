import type { ReviewAct } from '@contract/rules/admin/review';
import { partsOf } from '@/components/PostBlocks/parts';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { reviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import type { DecisionResult, ReviewPost } from '@contract/models/review';
import { outcomeText } from './outcome';

/** The results for several posts, in the order in which they were listed. */
export interface Outcomes {
  results: readonly DecisionResult[];
  act: ReviewAct;
  posts: readonly ReviewPost[];
  at: number;
}

const titleOf = ({ posts }: Outcomes, postId: string) => {
  const post = posts.find(({ post_id }) => post_id === postId);
  return post ? partsOf({ title: post.title, blocksJson: post.blocks_json }).title : postId;
};

/** Shows the result of each post if some of them failed. */
export function OutcomesDialog({ outcomes, onClose }: { outcomes: Outcomes; onClose: () => void }) {
  return (
    <Dialog
      open
      title={reviewTexts.bulkTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commonTexts.confirm}</Button>}
    >
      <Stack as="ul" gap={12}>
        {outcomes.results.map((result) => (
          <li key={result.postId}>
            <Text as="p" variant="label" lines={1}>
              {titleOf(outcomes, result.postId)}
            </Text>
            <Text as="p" variant="meta" tone={result.status === 'done' ? 'success' : 'danger'}>
              {outcomeText(result, outcomes.act, outcomes.at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
