import { globalFontFace } from '@vanilla-extract/css';

/**
 * Fallback fonts from the reader's system, scaled to the web font's metrics (ascent .952, descent
 * .241, Hangul advance .864 em), so that nothing moves when the font loads. The stock Korean fonts
 * of Windows and Android are 6 % wider; Apple's has the same width.
 */
function standIn(name: string, locals: string[], scale: number): string {
  globalFontFace(name, {
    src: locals.map((local) => `local("${local}")`).join(', '),
    sizeAdjust: `${scale}%`,
    ascentOverride: `${(95.2 * 100) / scale}%`,
    descentOverride: `${(24.1 * 100) / scale}%`,
    lineGapOverride: '0%',
  });
  return `"${name}"`;
}

const apple = standIn('stand-in-apple', ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'], 100);
const wide = standIn(
  'stand-in-wide',
  ['Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'],
  94,
);

export const fontStack = `"Pretendard Variable", ${apple}, ${wide}, system-ui, sans-serif`;
