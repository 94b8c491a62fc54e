import type { ErrorCode } from './errors';

// Each page of the site says these two by itself; the rest comes with the server's answers, and no
// first view carries it.
export const internalErrorText = '문제가 발생했습니다. 잠시 후 다시 시도해주세요.';
export const loginRequiredText = '로그인이 필요합니다.';

/** The sentence of each error code, unless a call says something more exact. */
export const errorTexts: Record<ErrorCode, string> = {
  VALIDATION: '입력한 내용을 확인해주세요.',
  LOGIN_REQUIRED: loginRequiredText,
  BAD_CREDENTIALS: '이메일 또는 비밀번호가 올바르지 않습니다.',
  FORBIDDEN: '권한이 없습니다.',
  USER_MISMATCH: '로그인한 사용자와 요청한 사용자가 다릅니다.',
  SUSPENDED: '활동이 정지되어 글을 쓰거나 반응할 수 없습니다.',
  ADMIN_KEY: '관리자 키가 올바르지 않습니다.',
  NOT_FOUND: '찾을 수 없습니다.',
  METHOD_NOT_ALLOWED: '지원하지 않는 요청 방식입니다.',
  CONFLICT: '이미 처리된 요청입니다.',
  STALE: '그동안 다른 곳에서 수정되었습니다.',
  TOO_LARGE: '보낸 내용이 너무 큽니다.',
  UNSUPPORTED_TYPE: '지원하지 않는 형식입니다.',
  RATE_LIMITED: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  INTERNAL: internalErrorText,
  UPSTREAM: '외부 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.',
  UPSTREAM_QUOTA: '오늘 사용할 수 있는 호출량을 모두 썼습니다.',
  UNAVAILABLE: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
  STORAGE_FULL: '저장 공간이 부족해 저장하지 못했습니다.',
};
