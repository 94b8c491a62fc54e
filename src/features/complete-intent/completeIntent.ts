import { call } from '@/api/client';
import { GUEST, keepCommentDraft, noDraft, readCommentDraft } from '@/state/commentDrafts';
import { setFollowAtom } from '@/state/memberPage';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import type { Intent, KeptIntent } from '@/state/intent';
import { takeIntent } from '@/state/keptIntent';
import { patchPostAtom } from '@/state/posts';
import { userAtom } from '@/state/session';
import { putSpheresAtom } from '@/state/spheres';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { intentTexts } from '@/texts/intent';
import { saveTexts } from '@/texts/save';
import { sphereTexts } from '@/texts/sphere';
import { mentionedIn } from '@contract/rules/posts/mentions';
import type { Reaction } from '@contract/rules/posts/reactions';
import { atom, type Setter } from 'jotai';

/** The toast's text, where it is not the usual one, and the fragment that leads to the result. */
type Said = { text?: string; detail?: string; anchor?: string } | undefined;
type Act = (set: Setter, id: string, userId: string, kept: KeptIntent) => Promise<Said>;

const react =
  (type: Reaction): Act =>
  async (set, postId, userId) => {
    const body = { userId, type, on: true };
    const { likes, dislikes, isLiked, isDisliked } = await call('reactToPost', {
      params: { postId },
      body,
    });
    set(patchPostAtom, postId, {
      likeCount: likes,
      dislikeCount: dislikes,
      isLiked,
      isDisliked,
    });
    if (isLiked) set(noteEarnedAtom, 'like_give');
    return undefined;
  };

// Each asks for a state, so that a member who had it already keeps it.
const acts: Record<Intent['act'], Act> = {
  like: react('like'),
  dislike: react('dislike'),
  save: async (set, postId) => {
    const { isSaved } = await call('savePost', { params: { postId } });
    set(patchPostAtom, postId, { isSaved });
    return { detail: saveTexts.savedWhere };
  },
  comment: async (set, postId, userId, { of }) => {
    const writer = of ?? GUEST;
    const { text: content, people } = readCommentDraft(postId, writer);
    const mentions = mentionedIn(content, people).map((one) => one.userId);
    const body = { userId, content, mentions };
    const { comment } = await call('createComment', { params: { postId }, body });
    keepCommentDraft(postId, writer, noDraft);
    set(noteEarnedAtom, 'comment_write');
    return { anchor: `#${comment.commentId}` };
  },
  likeComment: async (_set, commentId, userId) => {
    await call('likeComment', { params: { commentId }, body: { userId, on: true } });
    return undefined;
  },
  join: async (set, sphereId, userId) => {
    await call('joinSphere', { params: { sphereId }, body: { userId } });
    const { sphere } = await call('getSphere', { params: { sphereId } });
    set(putSpheresAtom, [sphere]);
    return { text: sphereTexts.joinedToast(sphere.name) };
  },
  follow: async (set, userId) => {
    const { isFollowing, followerCount } = await call('followMember', { params: { userId } });
    set(setFollowAtom, userId, { isFollowing, followerCount });
    return undefined;
  },
  favorite: async (_set, videoId) => {
    await call('addFavoriteVideo', { params: { videoId } });
    return undefined;
  },
};

const runningAtom = atom(() => ({ now: null as Promise<string> | null }));

const completeAtom = atom(null, async (get, set): Promise<string> => {
  const userId = get(userAtom)?.user_id;
  const kept = userId === undefined ? null : takeIntent(userId, Date.now());
  if (userId === undefined || !kept) return '';
  const { done, failed } = intentTexts[kept.act];
  try {
    const { anchor = '', ...said } = (await acts[kept.act](set, kept.id, userId, kept)) ?? {};
    set(feedStaleAtom, true);
    set(showToastAtom, { text: done, ...said, tone: 'success' });
    return anchor;
  } catch (error) {
    const detail = kept.act === 'comment' ? { detail: intentTexts.commentKept } : {};
    set(showToastAtom, { text: failureText(error, failed), ...detail, tone: 'danger' });
    return '';
  }
});

/**
 * Does once what a guest of this tab wanted to do, for the member who has signed in, and tells them.
 * Resolves when it is done, also if another part of the page has begun it.
 * @returns the fragment of the address that leads to the result; empty for most
 */
export const completeIntentAtom = atom(null, (get, set): Promise<string> => {
  const running = get(runningAtom);
  running.now ??= set(completeAtom).finally(() => {
    running.now = null;
  });
  return running.now;
});
