/** The help for the shortcuts of any page. */
export const keyHelpTexts = {
  title: '단축키',
  open: '단축키 도움말',
  use: '단축키 사용',
  silent: '입력란에 글을 쓰는 동안에는 동작하지 않습니다.',
} as const;
