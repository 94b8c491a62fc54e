// Each page of the site says these two by itself. They stand apart from the other sentences, which come
// with the server's answers, so that no first view carries those.
export const internalErrorText = '문제가 발생했습니다. 잠시 후 다시 시도해주세요.';
export const loginRequiredText = '로그인이 필요합니다.';
