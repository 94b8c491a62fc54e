import type { Rule } from '@oxlint/plugins';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The site's name is part of its slogan and a common word in sample texts. */
const siteName = '물빛';

function namesByText(folder: URL): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node, path: string): void => {
    if (ts.isStringLiteral(node)) {
      if (node.text !== siteName && !found.has(node.text)) found.set(node.text, path);
    } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      visit(node.expression, path);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue;
        visit(property.initializer, `${path}.${property.name.text}`);
      }
    }
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.includes('.test.')) continue;
    const text = readFileSync(new URL(name, folder), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    for (const statement of file.statements.filter(ts.isVariableStatement)) {
      for (const { name: id, initializer } of statement.declarationList.declarations) {
        if (initializer && ts.isIdentifier(id)) visit(initializer, id.text);
      }
    }
  }
  return found;
}

const hangul = /[\uac00-\ud7a3]/u;
const texts = namesByText(new URL('../../src/texts/', import.meta.url));

/**
 * Reports a text of `src/texts` that is typed again. A story or an e2e test with a typed text would
 * have to change with each change of wording, and would not say which text it means.
 */
export const noTypedTexts: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { typed: 'This text stands in src/texts, for example as {{ name }}; import it.' },
  },
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !hangul.test(node.value)) return;
        const name = texts.get(node.value);
        if (name !== undefined) context.report({ node, messageId: 'typed', data: { name } });
      },
    };
  },
};
