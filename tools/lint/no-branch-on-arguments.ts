import type { ESTree, Rule, Variable } from '@oxlint/plugins';

/**
 * The needed part of a node: its parent, and its fields by name. The library types a node by its
 * kind and offers no fields by name, so nodes are cast to this type and back.
 */
interface Tree {
  type: string;
  parent: Tree | null;
  [field: string]: unknown;
}

/** Parent nodes and the field where an expression makes a decision or becomes another value. */
const deciding: Record<string, readonly string[]> = {
  ConditionalExpression: ['test'],
  IfStatement: ['test'],
  WhileStatement: ['test'],
  ForStatement: ['test'],
  SwitchStatement: ['discriminant'],
  LogicalExpression: ['left'],
  UnaryExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  TemplateLiteral: ['expressions'],
  MemberExpression: ['object'],
  SpreadElement: ['argument'],
};
const conversions = ['String', 'Number', 'Boolean', 'JSON'];

function decides(node: Tree): boolean {
  const { parent } = node;
  if (parent === null) return false;
  if (parent.type === 'TSAsExpression' || parent.type === 'TSNonNullExpression') {
    return decides(parent);
  }
  if (parent.type === 'CallExpression') {
    const { name } = parent.callee as { name?: string };
    return conversions.includes(name ?? '');
  }
  return (deciding[parent.type] ?? []).some((field) => {
    const value = parent[field];
    return value === node || (Array.isArray(value) && value.includes(node));
  });
}

/**
 * Reports a statement's builder that branches on its arguments or calculates with them. A builder
 * is called once, with placeholders instead of values: its decision about a placeholder would apply
 * to every later call. Choices that change a query's shape belong in `variants`.
 */
export const noBranchOnArguments: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      branch:
        'A builder gets a placeholder here, not a value; make what it decides by a field of `variants`.',
    },
  },
  create(context) {
    const { sourceCode } = context;

    function checkValue(node: Tree): void {
      if (decides(node))
        context.report({ node: node as unknown as ESTree.Node, messageId: 'branch' });
      const { parent } = node;
      if (parent?.type === 'VariableDeclarator' && parent.init === node) declared(parent);
    }

    function declared(node: Tree): void {
      for (const variable of sourceCode.getDeclaredVariables(node as unknown as ESTree.Node)) {
        checkVariable(variable);
      }
    }

    function checkVariable({ references }: Variable): void {
      for (const { identifier, init } of references)
        if (!init) checkValue(identifier as unknown as Tree);
    }

    /** The parameter for all arguments: each of its fields is a value. */
    function checkWhole({ references }: Variable): void {
      for (const { identifier } of references) {
        const { parent } = identifier as unknown as Tree;
        if (parent?.type === 'MemberExpression' && parent.object === identifier) checkValue(parent);
        if (parent?.type === 'VariableDeclarator') declared(parent);
      }
    }

    return {
      CallExpression({ callee, arguments: [build] }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
        if (callee.object.name !== 'statement') return;
        if (build?.type !== 'ArrowFunctionExpression' && build?.type !== 'FunctionExpression')
          return;
        const [, given] = build.params;
        if (!given) return;
        const inParameter = ({ range }: ESTree.Span) =>
          range[0] >= given.range[0] && range[1] <= given.range[1];
        const variables = sourceCode
          .getDeclaredVariables(build)
          .filter(({ identifiers }) => identifiers.some(inParameter));
        for (const variable of variables) {
          if (given.type === 'Identifier') checkWhole(variable);
          else checkVariable(variable);
        }
      },
    };
  },
};
