import { editPath } from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import MenuPopover from '@/design/components/Menu/MenuPopover';
import { loadFavoritesAtom, setFavoriteAtom, favoritesAtom } from '@/features/collect/favorites';
import { hidePostAtom } from '@/features/collect/hide';
import { unpinPostAtom } from '@/features/pin-post/pin';
import { countDeletedAtom } from '@/state/memberPage';
import { useAsMember } from '@/state/intent';
import { actorAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModerationDialogs } from '../ModerationDialogs/ModerationDialogs';
import { focusPost, leavePlace } from '../places';
import type { MenuOption } from '@/design/components/Menu/option';
import {
  EyeoffIcon,
  HeartFilledIcon,
  HeartIcon,
  InfoIcon,
  PenIcon,
  PinIcon,
  TrashIcon,
  XIcon,
} from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { collectTexts } from '@/texts/collect';
import { pinTexts } from '@/texts/pins';
import { reportTexts } from '@/texts/report';
import { can } from '@contract/policies';
import { isAdmin } from '@contract/policies/actor';
import { youtubeIdOf } from '@contract/rules/members/favorites';
import { parseId } from '@contract/rules/site/ids';

type PostTask = 'edit' | 'pin' | 'unpin' | 'favorite' | 'hide' | 'report' | 'block' | 'delete';

/** The first YouTube video of a post; only YouTube videos can be favourites. */
function videoOf(post: Post): string | null {
  const ids = post.blocksJson.map((block) =>
    block.type === 'video' ? youtubeIdOf(block.url) : null,
  );
  return ids.find((id) => id !== null) ?? null;
}

/** The viewer's actions on a post. A guest sees a member's actions on another member's post. */
function usePostOptions(post: Post) {
  const actor = useAtomValue(actorAtom);
  const disabled = useWriting() !== undefined;
  const favorites = useAtomValue(favoritesAtom);
  const video = videoOf(post);
  const isFavorite = video !== null && favorites.has(video);
  const authorId = parseId('user', post.userId) ?? 0;
  const facts = { authorId, isConfirmed: post.isConfirmed };
  const isOwn = actor?.id === authorId;
  const isOthers = !actor || can(actor, 'post.hide', facts);

  const all: (MenuOption<PostTask> & { shown: boolean })[] = [
    { value: 'edit', label: commonTexts.edit, icon: <PenIcon />, shown: isOwn, disabled },
    {
      value: 'pin',
      label: post.isPinned ? pinTexts.change : pinTexts.pin,
      icon: <PinIcon />,
      shown: isAdmin(actor) && post.isConfirmed,
    },
    {
      value: 'unpin',
      label: pinTexts.unpin,
      icon: <XIcon />,
      shown: isAdmin(actor) && post.isPinned,
    },
    {
      value: 'favorite',
      label: isFavorite ? collectTexts.unfavorite : collectTexts.favorite,
      icon: isFavorite ? <HeartFilledIcon /> : <HeartIcon />,
      shown: video !== null,
    },
    { value: 'hide', label: collectTexts.hide, icon: <EyeoffIcon />, shown: isOthers },
    { value: 'report', label: reportTexts.report, icon: <InfoIcon />, shown: isOthers, disabled },
    { value: 'block', label: collectTexts.block, icon: <XIcon />, shown: isOthers },
    {
      value: 'delete',
      label: commonTexts.delete,
      icon: <TrashIcon />,
      tone: 'danger',
      disabled,
      shown: can(actor, 'post.delete', facts),
    },
  ];
  return { options: all.filter(({ shown }) => shown), video, isFavorite };
}

const PinDialog = lazyPart(() => import('@/features/pin-post/PinDialog'), { above: true });
const DeletePost = lazyPart(() => import('@/features/feed/DeletePost'), { above: true });

interface PostMenuBodyProps {
  post: Post;
  open: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** The list of a post's menu, and the dialogs that its items open. */
export default function PostMenuBody(props: PostMenuBodyProps) {
  const { post, open, trigger, onClose, onDeleted } = props;
  const { postId } = post;
  const [task, setTask] = useState<'pin' | 'delete' | 'report' | 'block' | null>(null);
  const { options, video, isFavorite } = usePostOptions(post);
  const hide = useSetAtom(hidePostAtom);
  const unpin = useSetAtom(unpinPostAtom);
  const setFavorite = useSetAtom(setFavoriteAtom);
  const loadFavorites = useSetAtom(loadFavoritesAtom);
  const countDeleted = useSetAtom(countDeletedAtom);
  const navigate = useNavigate();
  const asMember = useAsMember();

  const asks = open && video !== null;
  useEffect(() => {
    if (asks) void loadFavorites();
  }, [asks, loadFavorites]);

  const offers = (choice: PostTask) => open && options.some(({ value }) => value === choice);
  const mayDelete = offers('delete');
  useEffect(() => {
    if (mayDelete) DeletePost.preload();
  }, [mayDelete]);

  const leave = () => leavePlace(trigger.current);
  const act = (choice: PostTask) => {
    if (choice === 'edit') void navigate(editPath(postId));
    else if (choice === 'unpin') void unpin(postId);
    else if (choice === 'favorite' && video) void setFavorite(video, !isFavorite);
    else if (choice === 'hide') {
      leave();
      void hide(postId, () => focusPost(postId));
    } else if (choice !== 'favorite') setTask(choice);
  };
  const close = () => setTask(null);
  return (
    <>
      {open && (
        <MenuPopover
          label={postTexts.moreActions}
          closeLabel={commonTexts.close}
          options={options}
          trigger={trigger}
          onAction={(choice) =>
            asMember(
              () => act(choice),
              choice === 'favorite' && video ? { act: choice, id: video } : undefined,
            )
          }
          onClose={onClose}
        />
      )}
      {task === 'pin' && <PinDialog post={post} onClose={close} onLost={close} />}
      {task === 'delete' && (
        <DeletePost
          postId={postId}
          onDeleted={() => {
            leave();
            countDeleted(post);
            onDeleted?.();
          }}
          onClose={close}
          onLost={close}
        />
      )}
      <ModerationDialogs
        open={task === 'report' || task === 'block' ? task : null}
        near={offers('report')}
        reported={{ targetType: 'post', targetId: postId }}
        author={post}
        onDone={leave}
        onClose={close}
      />
    </>
  );
}
