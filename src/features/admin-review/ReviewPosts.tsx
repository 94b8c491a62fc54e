import type { ReviewAct } from '@contract/rules/admin/review';
import { KeyHelp } from '@/components/KeyHelp/KeyHelp';
import { PagedCard } from '@/components/PagedCard/PagedCard';
import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { useCurrentRow } from '@/design/hooks/useCurrentRow';
import { useMinute } from '@/design/hooks/useMinute';
import { useSelection } from '@/design/hooks/useSelection';
import { useShortcuts } from '@/design/hooks/useShortcuts';
import { shortcutsAtom } from '@/state/shortcuts';
import { reviewTexts } from '@/texts/admin/review';
import type { ReviewPost } from '@contract/models/review';
import { CONFIRM_MAX } from '@contract/rules/admin/review';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { canAct, type AskingAct } from './acts';
import { reviewPath, type PostsTab } from './address';
import { DecisionDialog } from './DecisionDialog';
import { FreshPosts } from './FreshPosts';
import { OutcomesDialog, type Outcomes } from './OutcomesDialog';
import { PreviewDialog } from './PreviewDialog';
import { reviewHelp, reviewShortcuts, type ReviewKey } from './reviewKeys';
import { ReviewRow } from './ReviewRow';
import { refreshPostsAtom } from './reviewStates';
import { ReviewToolbar } from './ReviewToolbar';
import { coming } from './Review.css';
import { useDecide } from './useDecide';
import { useShownPosts } from './useShownPosts';

interface ReviewPostsProps {
  tab: PostsTab;
  q: string;
  onSearch: (q: string) => void;
  /** Whether the list of shortcuts is open. */
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

/** The pending action on posts, and the reason typed so far. */
interface Asked {
  act: AskingAct;
  posts: readonly ReviewPost[];
  reason: string;
}

const idOf = ({ post_id }: ReviewPost) => post_id;

/** The posts of a tab, to be decided with shortcuts, one by one, or several at a time. */
export function ReviewPosts({ tab, q, onSearch, isHelpOpen, onHelp }: ReviewPostsProps) {
  const { list, posts, deciding, reload, more } = useShownPosts(tab, q);
  const now = useMinute();
  const selection = useSelection(posts, idOf, CONFIRM_MAX);
  const rows = useCurrentRow(posts, idOf);
  const [previewId, setPreviewId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const refresh = useSetAtom(refreshPostsAtom);
  const decide = useDecide({
    onOutdated: (ids) => void refresh(ids),
    onUndone: ([id = '']) => rows.comeBack(id),
    onMixed: (results, act) => setOutcomes({ results, act, posts: list.items, at: Date.now() }),
  });
  // It closes if another admin decides about its post, and never switches to another post.
  const previewed = posts.find(({ post_id }) => post_id === previewId);
  function preview(post: ReviewPost | undefined): void {
    setPreviewId(post?.post_id ?? null);
    if (post) rows.choose(post.post_id);
    else rows.focusNext();
  }

  function send(act: ReviewAct, decided: readonly ReviewPost[], reason?: string): void {
    const ids = new Set(decided.map(({ post_id }) => post_id));
    const stays = tab === 'all' && act !== 'delete';
    const next = stays ? rows.neighbour(1) : rows.leave(ids);
    if (previewed) preview(next);
    selection.drop(ids);
    // The button for several posts disappears with the selection.
    rows.focusNext();
    void decide(decided, act, reason).then((decision) => {
      if (decision !== 'failed' || act === 'confirm') return;
      // Restores the typed reason.
      setAsked({ act, posts: decided, reason: reason ?? '' });
    });
  }
  function ask(decided: readonly ReviewPost[], act: ReviewAct): void {
    if (act === 'confirm') {
      send(act, decided);
      return;
    }
    setPreviewId(null);
    setAsked({ act, posts: decided, reason: '' });
  }
  function go(by: 1 | -1): void {
    const next = rows.neighbour(by);
    if (!next && by > 0) more();
    if (!previewed) rows.move(by);
    else if (next) preview(next);
  }

  const { current } = rows;
  const decideOne = (post: ReviewPost | undefined, act: ReviewAct) => {
    if (post && canAct(post, act) && !deciding.has(post.post_id)) ask([post], act);
  };
  const actions: Record<ReviewKey, () => void> = {
    next: () => go(1),
    previous: () => go(-1),
    confirm: () => decideOne(current, 'confirm'),
    revert: () => decideOne(current, 'revert'),
    reject: () => decideOne(current, 'reject'),
    delete: () => decideOne(current, 'delete'),
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
      <PagedCard
        label={reviewTexts.list}
        pages={{ list, reload, more }}
        items={posts}
        idOf={idOf}
        failed={reviewTexts.listFailed}
        empty={q ? reviewTexts.noneFound(q) : reviewTexts.empty[tab]}
        wholeTo={q !== '' && reviewPath({ tab })}
        scene={<EmptyScene />}
        rows={{ currentId: current?.post_id, onFocus: rows.choose }}
        skeleton={
          <div className={coming}>
            <Skeleton width={160} height={90} />
            <Stack gap={8} flexGrow={1}>
              <Skeleton width="60%" height={20} />
              <Skeleton width="80%" height={16} />
            </Stack>
          </div>
        }
        renderItem={(post) => (
          <ReviewRow
            post={post}
            now={now}
            isCurrent={post === current}
            checked={selection.has(post.post_id)}
            isFull={selection.isFull}
            busy={deciding.has(post.post_id)}
            onChange={(isOn) => selection.set(post.post_id, isOn)}
            onPreview={() => preview(post)}
            onDecide={(act) => decideOne(post, act)}
          />
        )}
      />
      {previewed && (
        <PreviewDialog
          post={previewed}
          onDecide={(act) => decideOne(previewed, act)}
          onClose={() => preview(undefined)}
        />
      )}
      {asked && (
        <DecisionDialog
          act={asked.act}
          count={asked.posts.length}
          reason={asked.reason}
          onClose={() => setAsked(null)}
          onDecide={(reason) => {
            setAsked(null);
            send(asked.act, asked.posts, reason);
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
