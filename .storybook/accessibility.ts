import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { colouredElements, looksOf } from './coloured';

type Context = Parameters<typeof runAxe>[0];

/** Marks an element whose colours need checking. */
const UNPROVED = 'data-unproved';

/**
 * The rules about colours, which are all that a theme changes, and what they look at. They take most
 * of axe's time.
 */
const colorRules = [
  // The guidelines of providers set the colours of their buttons: white on Naver's green is 2.3 : 1.
  { id: 'color-contrast', selector: `[${UNPROVED}]:not([data-brand], [data-brand] *)` },
  { id: 'link-in-text-block', selector: `a[href][${UNPROVED}]` },
];
const onlyColors = { runOnly: colorRules.map(({ id }) => id) };

/** Whether a test runs the stories. In Storybook's own window a person looks, and its panel runs axe. */
const isTest = import.meta.env.MODE === 'test';

/** Whether Storybook's own window is around this page: a page by itself or on a sheet has no panel to show findings. */
const hasPanel = parent !== window && !parent.location.pathname.endsWith('iframe.html');

/** Options of axe. */
export const a11y = {
  // A test runs axe by `checkAccessibility`, in parts.
  test: isTest || !hasPanel ? 'off' : 'error',
  // For a rule that passes, axe reports one element: all elements would be half a megabyte a
  // story, and nobody reads them.
  options: { resultTypes: ['violations'] },
};

/** Descriptions and looks of elements whose colours passed in both themes. Each renderer has its own. */
const passed = new Set<string>();

/**
 * Runs axe over the running story: all rules, but those about colours only over what no earlier
 * story of this renderer showed, and these in both themes, so that one run of a story proves both.
 * Throws axe's findings; those of the other theme after its name. Restores the story's own theme.
 */
export async function checkAccessibility(context: Context): Promise<void> {
  if (!isTest) return;
  // A story may still be drawing when its play ends, so replaced elements are checked too.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await check(context, attempt === 0)) return;
  }
}

/**
 * Looks at the colours that no story showed yet, the first time together with all else. Returns
 * whether the elements of these colours stood until the end.
 */
async function check(context: Context, isFirst: boolean): Promise<boolean> {
  const unproved = [...colouredElements(document.body)].filter(([key]) => !passed.has(key));
  const looks = looksInBothThemes(unproved.flatMap(([, found]) => found));
  const elements = [...looks].filter(([, look]) => !passed.has(look)).map(([element]) => element);
  for (const element of elements) element.setAttribute(UNPROVED, '');
  try {
    if (isFirst || elements.length > 0) await run(context, isFirst ? {} : onlyColors);
    if (elements.length > 0) await inOtherTheme(context.id, () => run(context, onlyColors));
  } finally {
    for (const element of elements) element.removeAttribute(UNPROVED);
  }
  const proved = unproved.filter(([, found]) => found.every(isAttached));
  for (const [key, found] of proved) {
    passed.add(key);
    for (const element of found) passed.add(looks.get(element) ?? '');
  }
  return proved.length === unproved.length;
}

const isAttached = (element: Element) => element.isConnected;

/** How each element looks in both themes. */
function looksInBothThemes(elements: Element[]): Map<Element, string> {
  if (elements.length === 0) return new Map();
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  const looks = ['light', 'dark'].map((theme) => {
    dataset.theme = theme;
    return looksOf(elements);
  });
  dataset.theme = own;
  return new Map(
    elements.map((element, at) => [element, looks.map((look) => look[at]).join('\n')]),
  );
}

async function run(context: Context, options: object): Promise<void> {
  const parameters = {
    ...context.parameters,
    a11y: {
      test: 'error',
      config: { rules: colorRules },
      options: { ...a11y.options, ...options },
    },
  };
  await runAxe({ ...context, parameters });
}

async function inOtherTheme(story: string, check: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  const other = own === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  try {
    await check();
  } catch (error) {
    if (error instanceof Error) {
      error.message = `In the ${other} theme of ${story}: ${error.message}`;
    }
    throw error;
  } finally {
    dataset.theme = own;
  }
}
