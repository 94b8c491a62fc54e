// Every page of the site can show these two itself. They are separate from the other sentences,
// which come with the server's answers, to keep those out of the first download.
export const internalErrorText = '문제가 발생했습니다. 잠시 후 다시 시도해주세요.';
export const loginRequiredText = '로그인이 필요합니다.';
