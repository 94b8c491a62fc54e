import type { MenuOption } from '@/design/components/Menu/option';
import {
  EyeoffIcon,
  HeartFilledIcon,
  HeartIcon,
  InfoIcon,
  PenIcon,
  TrashIcon,
  XIcon,
} from '@/design/icons/icons';
import { favoritesAtom } from '@/features/collect/favorites';
import { actorAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { collectTexts } from '@/texts/collect';
import { commonTexts } from '@/texts/common';
import { reportTexts } from '@/texts/report';
import type { Post } from '@contract/models/post';
import { can } from '@contract/policies';
import { youtubeIdOf } from '@contract/rules/favorites';
import { parseId } from '@contract/rules/ids';
import { useAtomValue } from 'jotai';

export type PostTask = 'edit' | 'favorite' | 'hide' | 'report' | 'block' | 'delete';

/** The first YouTube video of a post; only YouTube videos can be favourites. */
function videoOf(post: Post): string | null {
  const ids = post.blocksJson.map((block) =>
    block.type === 'video' ? youtubeIdOf(block.url) : null,
  );
  return ids.find((id) => id !== null) ?? null;
}

/** The viewer's actions on a post. A guest sees a member's actions on another member's post. */
export function usePostOptions(post: Post) {
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
