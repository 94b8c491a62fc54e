/** Letters of one width, of the device itself; Hangul comes from the font of the page. */
export const codeFont =
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'D2Coding', 'Pretendard Variable', monospace";
