import type { ESTree, Rule } from '@oxlint/plugins';

/** Reports a title in a story's file: the sidebar shows the file's path, which is always right. */
export const noStoryTitle: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { title: 'The sidebar shows the path of the file; leave the title out.' },
  },
  create(context) {
    return {
      Property(node) {
        const { key, parent } = node;
        const isTitle = key.type === 'Identifier' && key.name === 'title';
        if (isTitle && isMeta(parent)) context.report({ node, messageId: 'title' });
      },
    };
  },
};

/** Whether an object is a file's `meta`, by its name or because the file exports it. */
function isMeta(node: ESTree.Node): boolean {
  const { parent } = node;
  if (parent === null) return false;
  if (parent.type === 'TSSatisfiesExpression' || parent.type === 'TSAsExpression') {
    return isMeta(parent);
  }
  return (
    parent.type === 'ExportDefaultDeclaration' ||
    (parent.type === 'VariableDeclarator' &&
      parent.id.type === 'Identifier' &&
      parent.id.name === 'meta')
  );
}
