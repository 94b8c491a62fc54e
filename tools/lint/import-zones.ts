import { relative, sep } from 'node:path';
import type { ESTree, Rule } from '@oxlint/plugins';
import { judge } from './judge';
import type { Import } from './judge';

/** The lint rule of the zones: reads every form of import and asks `judge`. */
export const importZones: Rule = {
  meta: { type: 'problem', schema: [], messages: { zone: '{{reason}}' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');

    function check(node: ESTree.Node, source: ESTree.Node, written: Import['written']): void {
      const reason =
        source.type === 'Literal' && typeof source.value === 'string'
          ? judge({ file, specifier: source.value, written })
          : 'An import whose target is computed cannot be checked; name the module.';
      if (reason !== null) context.report({ node, messageId: 'zone', data: { reason } });
    }

    return {
      ImportDeclaration: (node) => check(node, node.source, kindOf(node.importKind)),
      ExportAllDeclaration: (node) => check(node, node.source, kindOf(node.exportKind)),
      ExportNamedDeclaration(node) {
        if (node.source) check(node, node.source, kindOf(node.exportKind));
      },
      ImportExpression: (node) => check(node, node.source, 'dynamic'),
      TSImportType: (node) => check(node, node.source, 'type'),
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
        if (callee.property.type !== 'Identifier' || callee.property.name !== 'glob') return;
        for (const argument of given.slice(0, 1)) check(node, argument, 'static');
      },
    };
  },
};

function kindOf(kind: 'type' | 'value' | undefined): 'static' | 'type' {
  return kind === 'type' ? 'type' : 'static';
}
