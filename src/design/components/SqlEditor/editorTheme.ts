import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '../../tokens/vars.css';
import { codeFont } from '../../styles/codeFont';

const { color, fontSize, fontWeight, radius, shadow, space } = vars;

/** The editor in our colours. Custom properties apply inside its shadow root, so one theme covers both. */
export const editorTheme = EditorView.theme({
  '&': { color: color.text, fontSize: fontSize[15] },
  // A phone zooms in on a field with smaller letters.
  '@media (pointer: coarse)': { '&': { fontSize: fontSize[17] } },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    maxHeight: '44vh',
    overflow: 'auto',
    fontFamily: codeFont,
    lineHeight: '1.6',
  },
  '.cm-content, .cm-gutter': { minHeight: '208px' },
  '.cm-content': { padding: `${space[12]} 0`, caretColor: color.text },
  '.cm-line': { padding: `0 ${space[16]} 0 ${space[12]}` },
  '.cm-gutters': {
    border: 0,
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '34px', padding: `0 ${space[8]}` },
  '.cm-placeholder': { color: color.textMuted },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color.hairline, color: 'inherit' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: color.dangerSoft, color: 'inherit' },
  '.cm-tooltip': {
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.sm,
    backgroundColor: color.surfaceRaised,
    boxShadow: shadow.floating,
    color: color.text,
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: codeFont,
    maxHeight: '224px',
    maxWidth: 'min(480px, 92vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: `6px ${space[12]}` },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: color.surfaceSunken,
    boxShadow: `inset 2px 0 ${color.accent}`,
    color: color.text,
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: fontWeight.bold },
  '.cm-completionDetail': {
    marginInlineStart: space[12],
    fontStyle: 'normal',
    color: color.textMuted,
  },
  '.cm-tooltip-autocomplete ul li[aria-selected] .cm-completionDetail': { color: color.text },
});

/** The colours of the tokens: each is readable on the surface in both themes. */
export const highlighting = HighlightStyle.define([
  { tag: tags.keyword, color: color.accent, fontWeight: fontWeight.semibold },
  { tag: [tags.string, tags.special(tags.string)], color: color.success },
  { tag: [tags.number, tags.bool, tags.null], color: color.rank.down },
  { tag: tags.special(tags.name), color: color.rarity.epic, fontWeight: fontWeight.semibold },
  { tag: tags.standard(tags.name), color: color.chart[4] },
  { tag: tags.typeName, color: color.chart[4] },
  { tag: tags.comment, color: color.textMuted, fontStyle: 'italic' },
]);
