/** Letters of one width, of the device itself; Hangul comes from what it has. */
export const codeFont =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, D2Coding, "Noto Sans Mono CJK KR", monospace';
