import { fontStack } from './fontStack.css';

/** The device's monospace font; missing Hangul comes from the page's font. */
export const codeFont = `ui-monospace, SFMono-Regular, Menlo, Consolas, D2Coding, monospace, ${fontStack}`;
