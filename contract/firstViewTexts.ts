// The contract's words that every page brings with it; the others come with what says them.

/** What a program says when it cannot even read the error. */
export const internalText = '문제가 발생했습니다. 잠시 후 다시 시도해주세요.';

/** What a post without any words is called. */
export const untitledText = '제목 없는 글';
