import { fontStack } from './fontStack.css';

/** Letters of one width, of the device itself; Hangul that it lacks comes from the page's own font. */
export const codeFont = `ui-monospace, SFMono-Regular, Menlo, Consolas, D2Coding, monospace, ${fontStack}`;
