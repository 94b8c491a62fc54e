import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { colouredElements } from './coloured';

type Context = Parameters<typeof runAxe>[0];

/**
 * The rules about colours, which are all that a theme changes. They take most of axe's time.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

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

/** Descriptions of elements whose colours passed in both themes. Each renderer has its own. */
const passed = new Set<string>();

/**
 * Runs axe over the running story: all rules but those about colours, and then the colours of what
 * no earlier story of this renderer showed, in both themes, so that one run of a story proves both.
 * Throws axe's findings; those of the other theme after its name. Restores the story's own theme.
 */
export async function checkAccessibility(context: Context): Promise<void> {
  if (!isTest) return;
  await run(context, { rules: withoutColors });
  // A story may still be drawing when its play ends: what replaces an element is looked at as well.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await checkColors(context)) return;
  }
}

/** Looks at the colours that no story showed yet. Returns whether all of them stood until the end. */
async function checkColors(context: Context): Promise<boolean> {
  const unproved = [...colouredElements(document.body)].filter(([key]) => !passed.has(key));
  const check = async () => {
    const include = unproved.flatMap(([, elements]) => elements).filter(isAttached);
    try {
      if (include.length > 0) await run(context, { runOnly: colorRules }, include);
    } catch (error) {
      // Where all of them left before axe began, it complains that there is nothing to look at.
      if (include.some(isAttached)) throw error;
    }
  };
  await check();
  await inOtherTheme(context.id, check);
  const proved = unproved.filter(([, elements]) => elements.every(isAttached));
  for (const [key] of proved) passed.add(key);
  return proved.length === unproved.length;
}

const isAttached = (element: Element) => element.isConnected;

const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

async function run(context: Context, options: object, include?: Element[]): Promise<void> {
  const parameters = {
    ...context.parameters,
    a11y: {
      test: 'error',
      options: { ...a11y.options, ...options },
      ...(include ? { context: { include } } : {}),
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
