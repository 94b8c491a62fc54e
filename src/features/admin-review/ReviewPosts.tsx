import type { ReviewPost } from '@contract/models/review';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { PostsTab } from './address';
import { FreshPosts } from './FreshPosts';
import { KeyHelp } from './KeyHelp';
import { OutcomesDialog, type Outcomes } from './OutcomesDialog';
import { PreviewDialog } from './PreviewDialog';
import { ReviewList } from './ReviewList';
import { ReviewRow } from './ReviewRow';
import { refreshPostsAtom } from './reviewStates';
import { ReviewToolbar } from './ReviewToolbar';
import { RevertDialog } from './RevertDialog';
import { useDecide } from './useDecide';
import { useReviewKeys, type ReviewKey } from './useReviewKeys';
import { useSelection } from './useSelection';
import { useShownPosts } from './useShownPosts';
import { useTriage } from './useTriage';

interface ReviewPostsProps {
  tab: PostsTab;
  q: string;
  onSearch: (q: string) => void;
  /** The list of the keys is asked for, or closed. */
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

const noPosts: readonly ReviewPost[] = [];

/** The posts of a tab, to be decided one after another by keys, one by one, or many at a time. */
export function ReviewPosts({ tab, q, onSearch, isHelpOpen, onHelp }: ReviewPostsProps) {
  const { list, posts, reload, more } = useShownPosts(tab, q);
  const [now] = useState(() => Date.now());
  const selection = useSelection(posts);
  const triage = useTriage(posts);
  const [previewId, setPreviewId] = useState<string | null>(null);
  const [toRevert, setToRevert] = useState<readonly ReviewPost[]>(noPosts);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const refresh = useSetAtom(refreshPostsAtom);
  const decide = useDecide({
    onOutdated: (ids) => void refresh(ids),
    onUndone: ([id = '']) => triage.comeBack(id),
    onMixed: (results) => setOutcomes({ results, posts: list.items, at: Date.now() }),
  });
  // It closes when another admin takes its post away, and never shows another in its place.
  const previewed = posts.find(({ post_id }) => post_id === previewId);

  function send(decided: readonly ReviewPost[], isConfirmed: boolean, reason?: string): void {
    const ids = new Set(decided.map(({ post_id }) => post_id));
    const next = tab === 'all' ? triage.neighbour(1) : triage.leave(ids);
    if (previewed) setPreviewId(next?.post_id ?? null);
    selection.clear();
    void decide(decided, isConfirmed, reason);
  }
  function ask(decided: readonly ReviewPost[], isConfirmed: boolean): void {
    if (isConfirmed) return send(decided, true);
    setPreviewId(null);
    setToRevert(decided);
  }
  function go(by: 1 | -1): void {
    const next = triage.neighbour(by);
    if (by > 0 && !next) more();
    triage.move(by);
    if (previewed && next) {
      triage.choose(next.post_id);
      setPreviewId(next.post_id);
    }
  }

  const { current } = triage;
  const actions: Record<ReviewKey, () => void> = {
    next: () => go(1),
    previous: () => go(-1),
    confirm: () => current && !current.is_confirmed && send([current], true),
    revert: () => current?.is_confirmed && ask([current], false),
    preview: () => setPreviewId(previewed ? null : (current?.post_id ?? null)),
    select: () => current && selection.set(current.post_id, !selection.has(current.post_id)),
    help: () => onHelp(true),
  };
  useReviewKeys((key) => actions[key]());

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
      <FreshPosts tab={tab} q={q} loadedAt={list.loadedAt} />
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
            onPreview={() => setPreviewId(post.post_id)}
            onDecide={() => ask([post], !post.is_confirmed)}
          />
        )}
      />
      {previewed && (
        <PreviewDialog
          post={previewed}
          onDecide={() => ask([previewed], !previewed.is_confirmed)}
          onClose={() => setPreviewId(null)}
        />
      )}
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
      {isHelpOpen && <KeyHelp onClose={() => onHelp(false)} />}
    </>
  );
}
