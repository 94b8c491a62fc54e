import type { Rule, Scope } from '@oxlint/plugins';

const browserOnly = new Set([
  'document',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'sessionStorage',
  'window',
]);

/**
 * Reports a browser global that is read while its module loads. The server renders public pages and
 * has no browser globals; effects and handlers may read them, because they run only in the browser.
 */
export const noBrowserAtImport: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early: '{{name}} is read while the module loads; read it in an effect or a handler.',
    },
  },
  create(context) {
    return {
      Program(program) {
        for (const { identifier, from } of context.sourceCode.getScope(program).through) {
          const { name } = identifier;
          if (!browserOnly.has(name) || isInFunction(from) || isTypeof(identifier)) continue;
          context.report({ node: identifier, messageId: 'early', data: { name } });
        }
      },
    };
  },
};

function isInFunction(scope: Scope | null): boolean {
  if (scope === null) return false;
  return scope.type === 'function' || isInFunction(scope.upper);
}

function isTypeof(identifier: object): boolean {
  const { parent } = identifier as { parent?: { type: string; operator?: string } };
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}
