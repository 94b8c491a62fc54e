import type { Rule } from '@oxlint/plugins';

/**
 * Reports a component that takes a class: a caller who may style it may break it. It should offer
 * props for its variants (a tone, a size, a breakpoint), or its owner puts it into a Box.
 */
export const closedClassName: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { open: 'Only a Box takes a class: name what may differ, or put it into a Box.' },
  },
  create(context) {
    return {
      TSPropertySignature({ key, typeAnnotation }) {
        if (key.type !== 'Identifier' || key.name !== 'className') return;
        if (typeAnnotation?.typeAnnotation.type === 'TSNeverKeyword') return;
        context.report({ node: key, messageId: 'open' });
      },
    };
  },
};
