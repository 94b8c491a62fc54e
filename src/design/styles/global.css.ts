import '../tokens/themes.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { fontStack } from './fontStack.css';
import { resetLayer } from './layered';

const on = (selector: string, rule: Parameters<typeof resetLayer>[0]): void =>
  globalStyle(selector, resetLayer(rule));

on('*, ::before, ::after', { boxSizing: 'border-box' });
on('*', { margin: 0, padding: 0 });
on('html', {
  WebkitTextSizeAdjust: '100%',
  colorScheme: 'light',
  // Focused elements and link targets scroll clear of the sticky header.
  scrollPaddingTop: '80px',
});
on('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: fontStack,
  fontSize: vars.fontSize[17],
  lineHeight: vars.lineHeight.relaxed,
  letterSpacing: '-0.01em',
  // Hangul breaks between words only, but a long address must never widen the page.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});
on('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
on('button', { border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' });
on('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
// A finger's press shows at once: the frames of a transition would delay its result.
on('button, a, label', { '@media': { '(hover: none)': { transition: 'none !important' } } });
on('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
on('ul, ol', { listStyle: 'none' });
on('img, svg, video, iframe', { display: 'block', maxWidth: '100%' });
on('svg', { flexShrink: 0 });
on('fieldset', { border: 0, minWidth: 0 });
// Content that is hidden until found still takes its room.
on('[hidden]:not([hidden=until-found])', { display: 'none !important' });

on(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });

/** Class of <body> on member pages: morning light from above that fades after the first 420 px. */
export const memberCanvas = style(
  resetLayer({
    backgroundImage: `linear-gradient(${vars.color.canvasTop}, ${vars.color.canvas} 420px)`,
    backgroundRepeat: 'no-repeat',
  }),
);
