import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, space, radius } = vars;

globalStyle('.sbdocs .docs-story', { backgroundColor: color.canvas, color: color.text });
globalStyle('.sbdocs', { wordBreak: 'keep-all' });
// Wide tables and code scroll on a phone; columns never break within a word.
globalStyle('.sbdocs :is(th, td)', { overflowWrap: 'normal' });
globalStyle('.sbdocs :is(pre, .sbdocs-content > table)', {
  display: 'block',
  maxInlineSize: '100%',
  overflowX: 'auto',
});
// Twice the class: Storybook's own grey rows are as specific as one.
globalStyle('.sbdocs.sbdocs :is(table, tr:nth-of-type(n), th, td)', {
  borderColor: color.hairline,
  backgroundColor: 'transparent',
});
globalStyle('.sbdocs :is(ul, ol)', { paddingInlineStart: space[24], listStyle: 'disc' });
globalStyle('.sbdocs ol', { listStyle: 'decimal' });
globalStyle('.sbdocs .sb-unstyled :is(ul, ol)', { padding: 0, listStyle: 'none' });

globalStyle('.sbdocs :is(h2, h3)', { marginBlockStart: space[32] });

export const props = style({ inlineSize: '100%' });
export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: space[16],
  marginBlock: space[24],
});
const box = style({ padding: space[16], borderRadius: radius.md, background: color.canvas });
const marked = (mark: string) => [box, style({ borderBlockStart: `3px solid ${mark}` })];
export const example = styleVariants({ good: marked(color.success), bad: marked(color.danger) });
