import { ApiError } from '@contract/errors';
import { internalErrorText } from '@contract/errorTexts';

/** The messages for an area that could not be loaded or changed; the keys are for programs. */
export const failureTexts = {
  profile: '프로필을 불러오지 못했습니다.',
  feed: '게시글 목록을 불러오지 못했습니다.',
  like: '좋아요를 반영하지 못했습니다.',
  dislike: '싫어요를 반영하지 못했습니다.',
  recommendedSpheres: '추천 스피어를 불러오지 못했습니다.',
  spheres: '스피어를 불러오지 못했습니다.',
  joinSphere: '스피어에 참여하지 못했습니다.',
  leaveSphere: '스피어에서 나가지 못했습니다.',
} as const;

const networkText = '네트워크 오류가 발생했습니다.';

/**
 * The sentence for a failure: the server's own if it sent one, else the network's, else `fallback`
 * for an unexplained failure.
 */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.code === 'INTERNAL' ? fallback : error.message;
  if (error instanceof Error && error.name === 'NetworkError') return networkText;
  return fallback;
}

export const boundaryTexts = {
  title: '오류가 발생했습니다',
  body: internalErrorText,
  again: '계속되면 홈에서 다시 시작해주세요.',
  network: networkText,
  part: '화면 일부를 불러오지 못했습니다. 다시 시도해주세요.',
} as const;
