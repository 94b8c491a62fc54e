export { errorTexts } from './errorTexts';

/** The sentences of validation: one place, so that client, mocks and server say the same. */
export const validationTexts = {
  body: '요청 본문을 읽을 수 없습니다.',
  field: '값이 올바르지 않습니다.',
  id: '올바른 번호가 아닙니다.',
  page: '페이지 번호는 1 이상이어야 합니다.',
  limit: '표시 개수가 올바르지 않습니다.',
  cursor: '목록의 위치가 올바르지 않습니다.',
  queryLong: '검색어는 100자 이하로 입력해주세요.',
  email: '이메일을 입력해주세요.',
  emailFormat: '이메일 형식이 올바르지 않습니다.',
  password: '비밀번호를 입력해주세요.',
  passwordShort: '비밀번호는 8자 이상 입력해주세요.',
  passwordLong: '비밀번호는 128자 이하로 입력해주세요.',
  passwordCommon: '너무 흔한 비밀번호입니다. 다른 비밀번호를 입력해주세요.',
  userName: '사용자 이름을 입력해주세요.',
  userNameLong: '사용자 이름은 20자 이하로 입력해주세요.',
  bioLong: '소개는 200자 이하로 입력해주세요.',
  profileImage: '프로필 사진 주소가 올바르지 않습니다.',
  commentEmpty: '댓글 내용을 입력해주세요.',
  commentLong: '댓글은 1000자 이하로 입력해주세요.',
  reaction: '좋아요와 싫어요 중 하나를 선택해주세요.',
  postEmpty: '내용을 입력해주세요.',
  blocksMany: '블록은 50개까지 쓸 수 있습니다.',
  blockTextLong: '글 블록은 10000자 이하로 입력해주세요.',
  captionLong: '설명은 300자 이하로 입력해주세요.',
  url: '올바른 URL 형식이 아닙니다.',
  urlLong: 'URL은 2000자 이하로 입력해주세요.',
  imageUrl: '올린 이미지의 주소가 아닙니다.',
  videoUnsupported: '지원하지 않는 동영상 URL입니다.',
  videoRequired: '제목, 내용, 영상 링크를 모두 입력해주세요.',
  videoLink: '올바른 링크를 입력해주세요.',
  titleLong: '제목은 100자 이하로 입력해주세요.',
  contentLong: '내용은 1000자 이하로 입력해주세요.',
  category: '분류 값이 올바르지 않습니다.',
  confirmTarget: '확정할 글을 선택해주세요.',
  confirmMany: '한 번에 20개까지 처리할 수 있습니다.',
} as const;

/** Sentences that an answer carries when a general code needs an exact reason. */
export const reasonTexts = {
  emailTaken: '이미 사용 중인 이메일입니다.',
  postNotFound: '게시글을 찾을 수 없습니다.',
  commentNotFound: '댓글을 찾을 수 없습니다.',
  sphereNotFound: '스피어를 찾을 수 없습니다.',
  memberNotFound: '사용자를 찾을 수 없습니다.',
  parentNotFound: '답글을 달 댓글을 찾을 수 없습니다.',
  sphereNotJoined: '참여한 스피어에만 글을 올릴 수 있습니다.',
  crossOrigin: '다른 사이트에서 보낸 요청은 처리하지 않습니다.',
  jsonOnly: 'JSON 형식의 요청만 받을 수 있습니다.',
} as const;

/** Texts that are part of an answer's data rather than of an error. */
export const dataTexts = {
  justNow: '방금 전',
  minutesAgo: (n: number) => `${n}분 전`,
  hoursAgo: (n: number) => `${n}시간 전`,
  today: '오늘',
  daysAgo: (n: number) => `${n}일 전`,
  weeksAgo: (n: number) => `${n}주 전`,
  date: (year: number, month: number, day: number) => `${year}. ${month}. ${day}.`,
  richContentPost: '리치 콘텐츠 게시글',
  sharedLink: (domain: string) => `${domain}에서 공유한 링크`,
} as const;
