import ts from 'typescript';
import type { Sources } from './sources';

/** The declarations that a prop of Box says too; a value of the tokens is `space[12]`. */
const props: Record<string, RegExp> = {
  display: /^'(?:inline-)?flex'$|^'grid'$/,
  flexDirection: /^'column'$/,
  flexWrap: /^'wrap'$/,
  gap: /^space\[(?:[02468]|1[026]|2[04])\]$/,
  alignItems: /^'(?:stretch|start|flex-start|center|flex-end|baseline)'$/,
  justifyItems: /^'(?:start|center)'$/,
  justifyContent: /^'(?:center|flex-end|space-between)'$/,
  gridTemplateColumns: /^'minmax\(0, 1fr\)'$|^'repeat\([2-4], minmax\(0, 1fr\)\)'$/,
  padding: /^space\[(?:[048]|1[26]|2[04])\]$/,
  paddingInline: /^space\[(?:[048]|1[26]|2[04])\]$/,
  paddingBlock: /^space\[(?:[048]|1[26]|2[04])\]$/,
  paddingTop: /^space\[(?:[048]|1[26]|2[04]|32)\]$/,
  paddingBottom: /^space\[(?:[048]|1[26]|2[04]|32)\]$/,
  flexGrow: /^1$/,
  flexShrink: /^0$/,
  minWidth: /^0$/,
  textAlign: /^'center'$/,
};

/** The props that may differ on a wide window. */
const responsive = /^(?:gap|padding\w*)$/;
const atWidth = /^\[(?:vars\.)?media\.(?:wide|phone)\]$/;

function isLayout(property: ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  const { name, initializer } = property;
  if (ts.isObjectLiteralExpression(initializer)) {
    if (name.getText() === "'@media'") return initializer.properties.every(isLayout);
    return atWidth.test(name.getText()) && initializer.properties.every(isResponsive);
  }
  return props[name.getText()]?.test(initializer.getText().replace(/^vars\./, '')) ?? false;
}

const isResponsive = (property: ts.ObjectLiteralElementLike): boolean =>
  property.name !== undefined && responsive.test(property.name.getText()) && isLayout(property);

/** How often a name occurs in the code below a node. */
function countOf(name: string, node: ts.Node): number {
  if (ts.isIdentifier(node)) return node.text === name ? 1 : 0;
  let count = 0;
  ts.forEachChild(node, (child) => {
    count += countOf(name, child);
  });
  return count;
}

/** Whether an argument of `style` is only a text style, or only what the props of Box say. */
function isReplaceable(rule: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(rule)) return rule.elements.every(isReplaceable);
  if (ts.isCallExpression(rule)) return rule.expression.getText() === 'text';
  if (ts.isPropertyAccessExpression(rule)) return rule.getText() === 'clamp.one';
  if (!ts.isObjectLiteralExpression(rule) || rule.properties.length === 0) return false;
  return rule.properties.every(isLayout);
}

/**
 * Finds styles outside the design system that only set a layout, with or without a text style:
 * `Stack`, `Row`, `Cluster`, `Columns` or `Text` do the same without a style. A style that other
 * rules of its file build on or select stays.
 */
export function layoutOnlyStyles(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^src\/(?!design\/).*\.css\.ts$/.test(file))
    .flatMap(([file, text]) => {
      const sheet = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return sheet.statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        .filter(({ name, initializer }) => {
          if (!initializer || !ts.isCallExpression(initializer)) return false;
          const [rule] = initializer.arguments;
          if (initializer.expression.getText() !== 'style' || rule === undefined) return false;
          return isReplaceable(rule) && countOf(name.getText(), sheet) === 1;
        })
        .map(({ name }) => `${file}: ${name.getText()} only lays out; use Stack, Row or Text.`);
    });
}
