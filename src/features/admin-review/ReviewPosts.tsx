import { KeyHelp } from '@/components/KeyHelp/KeyHelp';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { useCurrentRow } from '@/design/hooks/useCurrentRow';
import { useSelection } from '@/design/hooks/useSelection';
import { useShortcuts } from '@/design/hooks/useShortcuts';
import { usePages } from '@/state/usePages';
import { reviewTexts } from '@/texts/admin/review';
import type { DecisionResult, ReviewPost } from '@contract/models/review';
import { CONFIRM_MAX } from '@contract/rules/review';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { PostsTab } from './address';
import { decidingAtom } from './decide';
import { OutcomesDialog, type Outcomes } from './OutcomesDialog';
import { PreviewDialog } from './PreviewDialog';
import { ReviewList } from './ReviewList';
import { clearFreshAtom, freshAtom, keyOf, reviewPages } from './reviewPages';
import { reviewHelp, reviewShortcuts, type ReviewKey } from './reviewKeys';
import { ReviewRow } from './ReviewRow';
import { ReviewToolbar } from './ReviewToolbar';
import { RevertDialog } from './RevertDialog';
import { useDecide } from './useDecide';

interface ReviewPostsProps {
  tab: PostsTab;
  q: string;
  onSearch: (q: string) => void;
  /** The list of the keys is asked for, or closed. */
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

const noPosts: readonly ReviewPost[] = [];
const idOf = ({ post_id }: ReviewPost) => post_id;

/** The posts of a tab, to be decided one after another by keys, one by one, or many at a time. */
export function ReviewPosts({ tab, q, onSearch, isHelpOpen, onHelp }: ReviewPostsProps) {
  const { list, reload, more } = usePages(reviewPages, keyOf(tab, q), false);
  const deciding = useAtomValue(decidingAtom);
  const isFresh = useAtomValue(freshAtom).has(tab);
  const clearFresh = useSetAtom(clearFreshAtom);
  const { loadedAt } = list;
  useEffect(() => clearFresh(tab), [clearFresh, tab, loadedAt]);
  const [now] = useState(() => Date.now());
  const posts =
    tab === 'all' ? list.items : list.items.filter((post) => !deciding.has(post.post_id));
  const selection = useSelection(posts, idOf, CONFIRM_MAX);
  const triage = useCurrentRow(posts, idOf);
  const [preview, setPreview] = useState<ReviewPost | null>(null);
  const [toRevert, setToRevert] = useState<readonly ReviewPost[]>(noPosts);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const onMixed = useCallback(
    (results: readonly DecisionResult[]) =>
      setOutcomes({ results, posts: list.items, at: Date.now() }),
    [list.items],
  );
  const decide = useDecide({ onOutdated: reload, onMixed });

  function send(decided: readonly ReviewPost[], isConfirmed: boolean, reason?: string): void {
    const ids = new Set(decided.map(({ post_id }) => post_id));
    if (tab !== 'all') triage.leave(ids);
    selection.clear();
    void decide(decided, isConfirmed, reason);
  }
  const ask = (decided: readonly ReviewPost[], isConfirmed: boolean) =>
    isConfirmed ? send(decided, true) : setToRevert(decided);

  const { current } = triage;
  const actions: Record<ReviewKey, () => void> = {
    next: () => triage.move(1),
    previous: () => triage.move(-1),
    confirm: () => current && !current.is_confirmed && send([current], true),
    revert: () => current?.is_confirmed && setToRevert([current]),
    preview: () => current && setPreview(current),
    select: () => current && selection.set(current.post_id, !selection.has(current.post_id)),
    help: () => onHelp(true),
  };
  useShortcuts(reviewShortcuts, ['next', 'previous'], (key) => actions[key]());

  return (
    <>
      <ReviewToolbar
        q={q}
        onSearch={onSearch}
        chosen={selection.chosen}
        canSelect={posts.length > 1}
        onSelectAll={selection.all}
        onClear={selection.clear}
        onDecide={ask}
      />
      {isFresh && (
        <Cluster gap={8} justifyContent="center" paddingBottom={12} role="status">
          <Text variant="meta">{reviewTexts.fresh}</Text>
          <Button variant="soft" size="sm" onClick={reload}>
            {reviewTexts.showFresh}
          </Button>
        </Cluster>
      )}
      <ReviewList
        tab={tab}
        q={q}
        list={{ ...list, items: posts }}
        currentId={current?.post_id}
        onRetry={reload}
        onMore={more}
        onShowAll={() => onSearch('')}
        onChoose={triage.choose}
        renderRow={(post) => (
          <ReviewRow
            post={post}
            now={now}
            isCurrent={post === current}
            isSelected={selection.has(post.post_id)}
            isFull={selection.isFull}
            onSelect={(isOn) => selection.set(post.post_id, isOn)}
            onPreview={() => setPreview(post)}
            onConfirm={() => send([post], true)}
            onRevert={() => setToRevert([post])}
          />
        )}
      />
      {preview && <PreviewDialog post={preview} onClose={() => setPreview(null)} />}
      {toRevert.length > 0 && (
        <RevertDialog
          count={toRevert.length}
          onClose={() => setToRevert(noPosts)}
          onRevert={(reason) => {
            setToRevert(noPosts);
            send(toRevert, false, reason);
          }}
        />
      )}
      {outcomes && <OutcomesDialog outcomes={outcomes} onClose={() => setOutcomes(null)} />}
      {isHelpOpen && <KeyHelp keys={reviewHelp} onClose={() => onHelp(false)} />}
    </>
  );
}
