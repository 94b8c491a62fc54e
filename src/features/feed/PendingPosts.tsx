import { SubmittedCard } from '@/components/SubmittedCard/SubmittedCard';
import { partsOf } from '@/components/PostBlocks/parts';
import { myPath, postPath } from '@/config/routes';
import { Text } from '@/design/components/Text/Text';
import { ChevIcon, ClockIcon } from '@/design/icons/icons';
import { postsAtom } from '@/state/posts';
import { submittedAtom } from '@/state/submitted';
import { feedTexts } from '@/texts/feed';
import { postTexts } from '@/texts/post';
import { profileTexts } from '@/texts/profile';
import { postRewards } from '@contract/rules/posts/post-rewards';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { fromFeed } from './PostItem';
import * as styles from './FeedList.css';

/** The new post, from the first list that has it on; the next visit shows it folded like the others. */
function useSubmitted(ids: readonly string[]): string | null {
  const [submitted, setSubmitted] = useAtom(submittedAtom);
  const [shown] = useState(submitted);
  // A list from before the post may be here until it has loaded again.
  const isHere = shown !== null && ids.includes(shown);
  useEffect(() => {
    if (isHere) setSubmitted(null);
  }, [isHere, setSubmitted]);
  return shown;
}

/**
 * The member's own posts that only they can see: a new one once as an open card, the others as one
 * row that expands to their titles.
 */
export default function PendingPosts({ ids }: { ids: readonly string[] }) {
  const known = useAtomValue(postsAtom);
  // Posts confirmed since then appear in the feed at the next load; rejected and
  // blinded ones appear in no feed.
  const submitted = useSubmitted(ids);
  const own = ids
    .flatMap((id) => known[id] ?? [])
    .filter(({ isConfirmed, isRejected, isBlinded }) => !isConfirmed && !isRejected && !isBlinded);
  const fresh = own.find(({ postId }) => postId === submitted);
  const posts = own.filter((post) => post !== fresh);
  const reverted = posts.filter(({ revertReason }) => revertReason !== null).length;
  const waiting = posts.length - reverted;
  const card = fresh && (
    <SubmittedCard post={fresh} to={postPath(fresh.postId)} linkState={fromFeed} />
  );
  if (posts.length === 0) return card;
  const words = [
    waiting > 0 && feedTexts.pending(waiting),
    reverted > 0 && feedTexts.reverted(reverted),
  ];
  return (
    <>
      {card}
      <details className={styles.pendingRow}>
        <summary className={styles.summary}>
          <ClockIcon />
          {words.filter(Boolean).join(' · ')}
          <span className={styles.sign}>
            <ChevIcon />
          </span>
        </summary>
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.postId}>
              <Link to={postPath(post.postId)} state={fromFeed} className={styles.link}>
                <span>{partsOf(post).title}</span>
                {(post.revertReason || post.isRewardDue) && (
                  <Text variant="meta" tone="muted">
                    {post.revertReason
                      ? postTexts.reason(post.revertReason)
                      : `${profileTexts.waterDrops} ${postTexts.expectedReward(postRewards.points)}`}
                  </Text>
                )}
              </Link>
            </li>
          ))}
          <li>
            <Link to={myPath()} className={styles.link}>
              {feedTexts.ownPosts}
            </Link>
          </li>
        </ul>
      </details>
    </>
  );
}
