import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { colouredElements, readColours } from './coloured';

type Context = Parameters<typeof runAxe>[0];
type Report = Parameters<Context['reporting']['addReport']>[0];

interface Finding {
  id: string;
  nodes: { element?: Element }[];
}

/** What the addon reports: what axe found. */
interface AxeReport extends Report {
  result: { passes?: Finding[]; violations?: Finding[] };
}

/** Marks an element whose colours are to be looked at. */
const UNPROVED = 'data-unproved';

/**
 * The rules about colours, which are all that a theme changes, and what they look at. They take most
 * of axe's time.
 */
const colorRules = [
  { id: 'color-contrast', selector: `[${UNPROVED}]` },
  { id: 'link-in-text-block', selector: `a[href][${UNPROVED}]` },
];
const colorIds = colorRules.map(({ id }) => id);

/** Whether a test runs the stories. In Storybook's own window a person looks, and its panel runs axe. */
const isTest = import.meta.env.MODE === 'test';

/** Options of axe. */
export const a11y = {
  // A test runs axe by `checkAccessibility`, in parts.
  test: isTest ? 'off' : 'error',
  // For a rule that passes, axe reports one element: all elements would be half a megabyte a
  // story, and nobody reads them.
  options: { resultTypes: ['violations'] },
};

const allButColors = { rules: Object.fromEntries(colorIds.map((id) => [id, { enabled: false }])) };
const onlyColors = {
  runOnly: colorIds,
  resultTypes: ['violations', 'passes'],
  elementRef: true,
};

/** Descriptions of elements at whose colours axe has looked, in both themes. Each renderer has its own. */
const seen = new Set<string>();

/** What `readColours` says in both themes of texts whose contrast passed in both. */
const passed = new Set<string>();

/**
 * Runs axe over the running story: all rules, but those about colours only over what no earlier
 * story of this renderer showed, and these in both themes, so that one run of a story proves both.
 * Throws axe's findings; those of the other theme after its name. Restores the story's own theme.
 */
export async function checkAccessibility(context: Context): Promise<void> {
  if (!isTest) return;
  await run(context, allButColors);
  // A story may still be drawing when its play ends: what replaces an element is looked at as well.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await checkColours(context)) return;
  }
}

/** Looks at the colours that no story showed yet. Returns whether their elements stood until the end. */
async function checkColours(context: Context): Promise<boolean> {
  const found = [...colouredElements(document.body)].filter(([, key]) => !seen.has(key));
  if (found.length === 0) return true;
  const colours = await readBothThemes(new Map(found));
  const unproved = found
    .map(([element]) => element)
    .filter((element) => !passed.has(colours.get(element) ?? ''));
  if (unproved.length > 0) {
    for (const element of unproved) element.setAttribute(UNPROVED, '');
    try {
      const inOwn = await run(context, onlyColors);
      const inOther = await inOtherTheme(() => run(context, onlyColors), context.id);
      for (const element of unproved) {
        // What axe cannot decide (a text over a picture) says nothing about another text.
        if (!inOwn.has(element) || !inOther.has(element)) continue;
        passed.add(colours.get(element) ?? '');
      }
    } finally {
      for (const element of unproved) element.removeAttribute(UNPROVED);
    }
  }
  const standing = found.filter(([element]) => element.isConnected);
  for (const [, key] of standing) seen.add(key);
  return standing.length === found.length;
}

/** What decides how each element's text stands out, in both themes. */
async function readBothThemes(elements: Map<Element, string>): Promise<Map<Element, string>> {
  const own = readColours(elements);
  const other = await inOtherTheme(() => Promise.resolve(readColours(elements)));
  return new Map(
    [...own].map(([element, key]) => [element, `${key}\n\n${other.get(element) ?? ''}`]),
  );
}

/** Runs axe, throws what it finds, and returns the elements whose contrast it measured and found good. */
async function run(context: Context, options: object): Promise<Set<Element>> {
  const parameters = {
    ...context.parameters,
    a11y: {
      test: 'error',
      config: { rules: colorRules },
      options: { ...a11y.options, ...options },
    },
  };
  const good = new Set<Element>();
  const reporting = {
    ...context.reporting,
    addReport(report: AxeReport) {
      const { passes } = report.result;
      const measured = passes?.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
      for (const { element } of measured) if (element) good.add(element);
      // Vitest sends reports to its own process, which has no elements; nobody reads one that passed.
      if (report.status === 'passed') return;
      const violations = report.result.violations?.map((rule) => ({
        ...rule,
        nodes: rule.nodes.map((node) => ({ ...node, element: undefined })),
      }));
      context.reporting.addReport({ ...report, result: { violations } });
    },
  };
  await runAxe({ ...context, parameters, reporting } as Context);
  return good;
}

async function inOtherTheme<T>(check: () => Promise<T>, story?: string): Promise<T> {
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  const other = own === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  try {
    return await check();
  } catch (error) {
    if (error instanceof Error && story) {
      error.message = `In the ${other} theme of ${story}: ${error.message}`;
    }
    throw error;
  } finally {
    dataset.theme = own;
  }
}
