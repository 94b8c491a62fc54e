import { KeyHelp } from '@/components/KeyHelp/KeyHelp';
import { useCurrentRow } from '@/design/hooks/useCurrentRow';
import { useMinute } from '@/design/hooks/useMinute';
import { useSelection } from '@/design/hooks/useSelection';
import { useShortcuts } from '@/design/hooks/useShortcuts';
import { shortcutsAtom } from '@/state/shortcuts';
import type { ReviewPost } from '@contract/models/review';
import { CONFIRM_MAX } from '@contract/rules/review';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { PostsTab } from './address';
import { FreshPosts } from './FreshPosts';
import { OutcomesDialog, type Outcomes } from './OutcomesDialog';
import { PreviewDialog } from './PreviewDialog';
import { ReviewList } from './ReviewList';
import { reviewHelp, reviewShortcuts, type ReviewKey } from './reviewKeys';
import { ReviewRow } from './ReviewRow';
import { refreshPostsAtom } from './reviewStates';
import { ReviewToolbar } from './ReviewToolbar';
import { RevertDialog } from './RevertDialog';
import { useDecide } from './useDecide';
import { useShownPosts } from './useShownPosts';

interface ReviewPostsProps {
  tab: PostsTab;
  q: string;
  onSearch: (q: string) => void;
  /** The list of the keys is asked for, or closed. */
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

/** The posts whose reason is asked for, and what was typed of it. */
interface ToRevert {
  posts: readonly ReviewPost[];
  reason: string;
}

const nothing: ToRevert = { posts: [], reason: '' };
const idOf = ({ post_id }: ReviewPost) => post_id;

/** The posts of a tab, to be decided one after another by keys, one by one, or many at a time. */
export function ReviewPosts({ tab, q, onSearch, isHelpOpen, onHelp }: ReviewPostsProps) {
  const { list, posts, deciding, reload, more } = useShownPosts(tab, q);
  const now = useMinute();
  const selection = useSelection(posts, idOf, CONFIRM_MAX);
  const rows = useCurrentRow(posts, idOf);
  const [previewId, setPreviewId] = useState<string | null>(null);
  const [toRevert, setToRevert] = useState<ToRevert>(nothing);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const refresh = useSetAtom(refreshPostsAtom);
  const decide = useDecide({
    onOutdated: (ids) => void refresh(ids),
    onUndone: ([id = '']) => rows.comeBack(id),
    onMixed: (results) => setOutcomes({ results, posts: list.items, at: Date.now() }),
  });
  // It closes when another admin takes its post away, and never shows another in its place.
  const previewed = posts.find(({ post_id }) => post_id === previewId);
  function preview(post: ReviewPost | undefined): void {
    setPreviewId(post?.post_id ?? null);
    if (post) rows.choose(post.post_id);
    else rows.focusNext();
  }

  function send(decided: readonly ReviewPost[], isConfirmed: boolean, reason?: string): void {
    const ids = new Set(decided.map(({ post_id }) => post_id));
    const next = tab === 'all' ? rows.neighbour(1) : rows.leave(ids);
    if (previewed) preview(next);
    selection.drop(ids);
    // The button of a decision about many goes with their choice.
    rows.focusNext();
    void decide(decided, isConfirmed, reason).then((decision) => {
      // The reason that was typed is there again.
      if (decision === 'failed' && reason !== undefined) setToRevert({ posts: decided, reason });
    });
  }
  function ask(decided: readonly ReviewPost[], isConfirmed: boolean): void {
    if (isConfirmed) {
      send(decided, true);
      return;
    }
    setPreviewId(null);
    setToRevert({ posts: decided, reason: '' });
  }
  function go(by: 1 | -1): void {
    const next = rows.neighbour(by);
    if (!next && by > 0) more();
    if (!previewed) rows.move(by);
    else if (next) preview(next);
  }

  const { current } = rows;
  const decideOne = (post: ReviewPost) =>
    !deciding.has(post.post_id) && ask([post], !post.is_confirmed);
  const actions: Record<ReviewKey, () => void> = {
    next: () => go(1),
    previous: () => go(-1),
    confirm: () => current && !current.is_confirmed && decideOne(current),
    revert: () => current?.is_confirmed && decideOne(current),
    preview: () => preview(previewed ? undefined : current),
    select: () => current && selection.set(current.post_id, !selection.has(current.post_id)),
    help: () => onHelp(true),
  };
  const [areKeysOn, switchKeys] = useAtom(shortcutsAtom);
  useShortcuts(areKeysOn ? reviewShortcuts : {}, ['next', 'previous'], (key) => actions[key]());

  return (
    <>
      <ReviewToolbar
        q={q}
        onSearch={onSearch}
        chosen={selection.chosen}
        isFull={selection.isFull}
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
        onChoose={rows.choose}
        renderRow={(post) => (
          <ReviewRow
            post={post}
            now={now}
            isCurrent={post === current}
            isSelected={selection.has(post.post_id)}
            isFull={selection.isFull}
            isBusy={deciding.has(post.post_id)}
            onSelect={(isOn) => selection.set(post.post_id, isOn)}
            onPreview={() => preview(post)}
            onDecide={() => decideOne(post)}
          />
        )}
      />
      {previewed && (
        <PreviewDialog
          post={previewed}
          onDecide={() => decideOne(previewed)}
          onClose={() => preview(undefined)}
        />
      )}
      {toRevert.posts.length > 0 && (
        <RevertDialog
          count={toRevert.posts.length}
          reason={toRevert.reason}
          onClose={() => setToRevert(nothing)}
          onRevert={(reason) => {
            setToRevert(nothing);
            send(toRevert.posts, false, reason);
          }}
        />
      )}
      {outcomes && <OutcomesDialog outcomes={outcomes} onClose={() => setOutcomes(null)} />}
      {isHelpOpen && (
        <KeyHelp
          keys={reviewHelp}
          isOn={areKeysOn}
          onSwitch={switchKeys}
          onClose={() => onHelp(false)}
        />
      )}
    </>
  );
}
