import type { ESTree, Rule } from '@oxlint/plugins';
import * as scale from '../../src/design/tokens/scale';

/** The groups of tokens, and the properties that use them. */
const groups: [group: string, tokens: Record<string, string>, property: RegExp][] = [
  ['space', scale.space, /^(margin|padding|scroll(Margin|Padding)|gap$|rowGap$|columnGap$)/],
  ['radius', scale.radius, /^border.*Radius$/],
  ['fontSize', scale.fontSize, /^fontSize$/],
  ['fontWeight', scale.fontWeight, /^fontWeight$/],
  ['lineHeight', scale.lineHeight, /^lineHeight$/],
  ['borderWidth', scale.borderWidth, /^(border(?!.*(Radius|Spacing))|outline)/],
  ['controlHeight', scale.controlHeight, /^minHeight$/],
  ['contentWidth', scale.contentWidth, /^maxWidth$/],
  ['zIndex', scale.zIndex, /^zIndex$/],
  ['motion', scale.motion, /^(transition|animation)/],
];

const COLOUR = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;

type Parented = ESTree.Node & { parent?: Parented | null };

/** The CSS property of a value; null if the value does not belong to a style. */
function propertyOf(node: Parented, isSheet: boolean): string | null {
  let property: string | null = null;
  for (let at: Parented | null | undefined = node; at; at = at.parent) {
    if (at.type === 'MemberExpression' && property === null) return null;
    if (at.type === 'Property' && property === null) {
      if (at.computed || at.key.type !== 'Identifier') return null;
      property = at.key.name;
    }
    if (at.type === 'JSXAttribute') return at.name.name === 'style' ? property : null;
  }
  return isSheet ? property : null;
}

/** The name of the token that equals a part of a text. */
function tokenOf(property: string, text: string): string | null {
  for (const [group, tokens, pattern] of groups) {
    if (!pattern.test(property)) continue;
    const parts: string[] = text.match(/cubic-bezier\([^)]*\)|[\d.]+(px|rem|ms)?\b/g) ?? [];
    for (const [name, value] of Object.entries(tokens)) {
      if (value !== '0' && parts.includes(value)) {
        return /^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`;
      }
    }
  }
  return null;
}

/**
 * Reports a raw colour, and a raw length, weight or time that exists as a token, in a style sheet
 * or an inline style: a change of the token must reach every use.
 */
export const noRawValues: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour: 'A colour is a role: take it from vars.color, or add one to the tokens.',
      token: 'Take this value from the tokens: {{token}}.',
    },
  },
  create(context) {
    const isSheet = context.filename.endsWith('.css.ts');
    function check(node: ESTree.Node, text: string, isText: boolean): void {
      const property = propertyOf(node, isSheet);
      if (isText && (property !== null || isSheet) && COLOUR.test(text)) {
        context.report({ node, messageId: 'colour' });
      }
      const token = property === null ? null : tokenOf(property, text);
      if (token !== null) context.report({ node, messageId: 'token', data: { token } });
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value, true);
        // A number is a length in px, or a weight or a layer.
        else if (typeof node.value === 'number' && node.value !== 0) {
          check(node, String(node.value), false);
          check(node, `${String(node.value)}px`, false);
        }
      },
      TemplateElement(node) {
        check(node, node.value.raw, true);
      },
    };
  },
};
