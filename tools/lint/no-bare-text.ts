import type { ESTree, Rule, Scope } from '@oxlint/plugins';

/** The possible results of a child: a text node, an element, several elements, or nothing. */
type Outcome = 'text' | 'element' | 'list' | 'nothing';

interface Child {
  node: ESTree.Node;
  outcomes: Set<Outcome>;
}

// Props that contain markup, by their names; all other expressions without markup count as text.
const markup =
  /^(?:hint|render\w*|\w*(?:icons?|actions?|scene|menu|dialog|header|head|skeleton|footer|foot|end|extra|editor|pictures?|bar|beside|aside|posts|list|manage|interlude|status|preview|badge|content|tool))$/i;
// Elements that contain text, so children passed through a component may be text there.
const wordy = /^(?:a|b|button|em|label|p|span|strong|Element|Tab|Text|Toast)$/;

/** Finds the value of a name in the component, if the file declares it. */
type Lookup = (identifier: ESTree.Node) => ESTree.Node | null;

const union = (...all: Set<Outcome>[]) => new Set(all.flatMap((one) => [...one]));

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type !== 'MemberExpression') return '';
  return nameOf(node.computed ? node.object : node.property);
}

function outcomesOf(node: ESTree.Node, parentName: string, lookup: Lookup): Set<Outcome> {
  const of = (inner: ESTree.Node) => outcomesOf(inner, parentName, lookup);
  switch (node.type) {
    case 'JSXElement':
      return new Set(['element']);
    case 'JSXFragment':
      return union(new Set(['list']), ...childrenOf(node, lookup).map(({ outcomes }) => outcomes));
    case 'ConditionalExpression':
      // A child that changes its text or element counts as conditional too.
      return union(of(node.consequent), of(node.alternate), new Set(['list']));
    case 'LogicalExpression':
      if (node.operator === '&&') return union(new Set(['nothing']), of(node.right));
      return union(of(node.left), of(node.right));
    case 'ArrayExpression':
      return new Set(['list']);
    case 'Literal':
      return new Set([/^(?:string|number)$/.test(typeof node.value) ? 'text' : 'nothing']);
    case 'CallExpression':
      if (/^(?:map|flatMap)$/.test(nameOf(node))) return new Set(['list']);
      break;
    default:
  }
  const name = nameOf(node);
  if (name === 'undefined') return new Set(['nothing']);
  if (name === 'children') return new Set(wordy.test(parentName) ? ['text', 'list'] : ['list']);
  const known = lookup(node.type === 'CallExpression' ? node.callee : node);
  if (known) return of(known);
  return new Set(markup.test(name) ? ['element', 'nothing'] : ['text']);
}

const holdsMarkup = (node: ESTree.Node): boolean =>
  node.type === 'LogicalExpression'
    ? holdsMarkup(node.right)
    : /^(?:JSX|Conditional|Array)/.test(node.type);

// Line breaks between elements are not text.
const isBlank = (text: string) => text.trim() === '' && (text === '' || text.includes('\n'));

function childrenOf(parent: ESTree.JSXElement | ESTree.JSXFragment, lookup: Lookup): Child[] {
  const parentName = parent.type === 'JSXElement' ? nameOf(parent.openingElement.name) : '';
  return parent.children.flatMap((node): Child[] => {
    if (node.type === 'JSXText')
      return isBlank(node.value) ? [] : [{ node, outcomes: new Set(['text']) }];
    if (node.type === 'JSXFragment') return childrenOf(node, lookup);
    if (node.type !== 'JSXExpressionContainer') return [{ node, outcomes: new Set(['element']) }];
    if (node.expression.type === 'JSXEmptyExpression') return [];
    return [{ node, outcomes: outcomesOf(node.expression, parentName, lookup) }];
  });
}

const comes = ({ outcomes }: Child) => outcomes.size > 1 || outcomes.has('list');

/**
 * Reports a text next to a conditional child, and a conditional text next to anything. A browser
 * that translates a page replaces its texts by its own elements. React still holds the old texts,
 * so it can neither remove them nor insert anything before them. A text in its own element is safe.
 */
export const noBareText: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'A translated page breaks here: put this text into an element of its own, such as a span.',
    },
  },
  create(context) {
    // A constant that contains markup, or a function that only returns it.
    function lookup(node: ESTree.Node): ESTree.Node | null {
      if (node.type !== 'Identifier') return null;
      for (
        let scope: Scope | null = context.sourceCode.getScope(node);
        scope;
        scope = scope.upper
      ) {
        const [found] = scope.set.get(node.name)?.defs ?? [];
        if (!found) continue;
        const init = found.node.type === 'VariableDeclarator' ? found.node.init : null;
        const made = init?.type === 'ArrowFunctionExpression' ? init.body : init;
        return made && holdsMarkup(made) ? made : null;
      }
      return null;
    }
    function check(parent: ESTree.JSXElement | ESTree.JSXFragment): void {
      const children = childrenOf(parent, lookup);
      for (const child of children) {
        const others = children.filter((other) => other !== child);
        const isBare = child.outcomes.has('text');
        if (isBare && others.length > 0 && (comes(child) || others.some(comes))) {
          context.report({ node: child.node, messageId: 'bare' });
        }
      }
    }
    return {
      JSXElement: check,
      JSXFragment(node) {
        // A child among others was checked with them; any other is conditional as a whole.
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') return;
        check(node);
        if (!/^(?:Logical|Conditional)/.test(node.parent.type)) return;
        for (const child of childrenOf(node, lookup)) {
          if (child.outcomes.has('text')) context.report({ node: child.node, messageId: 'bare' });
        }
      },
    };
  },
};
