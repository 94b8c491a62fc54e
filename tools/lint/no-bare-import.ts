import type { ESTree, Rule } from '@oxlint/plugins';

const lazy = /^lazy(?:Load|Part)$/;

function isInLazy(node: ESTree.Node | null): boolean {
  if (node === null) return false;
  const callee = node.type === 'CallExpression' ? node.callee : null;
  const isLazy = callee?.type === 'Identifier' && lazy.test(callee.name);
  return isLazy || isInLazy(node.parent);
}

/** Reports lazy imports without `lazyLoad` or `lazyPart`, which retry. */
export const noBareImport: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Late code comes by lazyPart or lazyLoad, which try again (docs/decisions/0026-lazy-loading.md).',
    },
  },
  create(context) {
    return {
      ImportExpression(node) {
        if (!isInLazy(node)) context.report({ node, messageId: 'bare' });
      },
    };
  },
};
