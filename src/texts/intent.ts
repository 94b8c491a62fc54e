import { collectTexts } from './collect';
import { commentTexts } from './comment';
import { followTexts } from './follow';
import { saveTexts } from './save';

/** What the site says when it has done, or could not do, what a guest wanted before the login. */
export const intentTexts = {
  like: {
    done: '로그인 전에 누른 좋아요를 반영했습니다.',
    failed: '좋아요를 반영하지 못했습니다.',
  },
  dislike: {
    done: '로그인 전에 누른 싫어요를 반영했습니다.',
    failed: '싫어요를 반영하지 못했습니다.',
  },
  likeComment: {
    done: '로그인 전에 누른 댓글 좋아요를 반영했습니다.',
    failed: '댓글 좋아요를 반영하지 못했습니다.',
  },
  save: { done: saveTexts.saved, failed: saveTexts.saveFailed },
  comment: { done: '로그인 전에 쓴 댓글을 등록했습니다.', failed: commentTexts.failed },
  join: { done: '', failed: '스피어에 참여하지 못했습니다.' },
  follow: { done: '팔로우했습니다.', failed: followTexts.failed },
  favorite: { done: collectTexts.favorited, failed: collectTexts.favoriteFailed },
  /** The comment waits in its form. */
  commentKept: '쓴 내용은 댓글 창에 남아 있습니다.',
} as const;
