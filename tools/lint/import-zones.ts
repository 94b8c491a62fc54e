import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { judge } from './judge';
import type { Import } from './judge';

interface Literal {
  type: string;
  value?: unknown;
}

/** The lint rule of the zones: reads every way a module can name another and asks `judge`. */
export const importZones: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { zone: '{{reason}}' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');

    function check(node: Rule.Node, source: Literal, written: Import['written']): void {
      const reason =
        typeof source.value === 'string'
          ? judge({ file, specifier: source.value, written })
          : 'An import whose target is computed cannot be checked; name the module.';
      if (reason !== null) context.report({ node, messageId: 'zone', data: { reason } });
    }

    return {
      ImportDeclaration: (node) => check(node, node.source, kindOf(node, 'importKind')),
      ExportAllDeclaration: (node) => check(node, node.source, kindOf(node, 'exportKind')),
      ExportNamedDeclaration(node) {
        if (node.source) check(node, node.source, kindOf(node, 'exportKind'));
      },
      ImportExpression: (node) => check(node, node.source, 'dynamic'),
      TSImportType(node: Rule.Node & { source: Literal }) {
        check(node, node.source, 'type');
      },
      'CallExpression[callee.property.name="glob"][callee.object.type="MetaProperty"]'(
        node: Rule.Node & { arguments: Literal[] },
      ) {
        for (const argument of node.arguments.slice(0, 1)) check(node, argument, 'static');
      },
    };
  },
};

function kindOf(node: Rule.Node, key: 'importKind' | 'exportKind'): 'static' | 'type' {
  return (node as unknown as Record<string, unknown>)[key] === 'type' ? 'type' : 'static';
}
