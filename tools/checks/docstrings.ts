import ts from 'typescript';
import type { Sources } from './sources';

const documented = /^(contract|server|src\/design)\//;
// The runner documents migrations and seeds; tests document themselves.
const exempt = /\.test\.tsx?$|^server\/(migrations|seeds)\//;

/** Finds exported functions without a docstring in the documented folders. */
export function missingDocstrings(sources: Sources): string[] {
  return [...sources.entries()]
    .filter(([file]) => documented.test(file) && !exempt.test(file))
    .flatMap(([file, text]) => {
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return tree.statements
        .filter(isExported)
        .flatMap(functionsOf)
        .filter(({ node }) => !hasDocstring(node))
        .map(({ name, node }) => {
          const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
          return `${file}:${String(line + 1)} ${name} has no docstring.`;
        });
    });
}

interface Named {
  name: string;
  node: ts.Node;
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function functionsOf(statement: ts.Statement): Named[] {
  if (ts.isFunctionDeclaration(statement)) {
    // Overloads share the docstring of the first; the implementation is the last of them.
    return [{ name: statement.name?.text ?? 'default', node: firstOverload(statement) }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer !== undefined && isFunction(initializer))
    .map((declaration) => ({ name: declaration.name.getText(), node: statement }));
}

/** A function, or a statement of the server, which is called like one. */
function isFunction(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return /^(statement\.|variants\b)/.test(node.expression.getText());
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function firstOverload(node: ts.FunctionDeclaration): ts.Node {
  const twins = node
    .getSourceFile()
    .statements.filter(
      (other) => ts.isFunctionDeclaration(other) && other.name?.text === node.name?.text,
    );
  return twins[0] ?? node;
}

function hasDocstring(node: ts.Node): boolean {
  return ts
    .getJSDocCommentsAndTags(node)
    .some((doc) => ts.isJSDoc(doc) && (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== '');
}
