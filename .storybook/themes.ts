import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof checkAccessibility>[0];

/**
 * The rules about colours, which are all that a theme changes. The story's own theme was checked by
 * all other rules.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the colours of the running story in the theme that it does not end in, and then restores
 * its own theme, so that one run of a story proves both themes. Throws axe's findings after the
 * theme's name. In Storybook's own window, where a person may be looking, it does nothing: the
 * toolbar shows the themes there.
 */
export async function checkOtherTheme(context: Context): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  const other = own === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  try {
    await checkAccessibility({ ...context, parameters: onlyColors(context.parameters) });
  } catch (error) {
    if (error instanceof Error) {
      error.message = `In the ${other} theme of ${context.id}: ${error.message}`;
    }
    throw error;
  } finally {
    dataset.theme = own;
  }
}

function onlyColors(parameters: Context['parameters']): Context['parameters'] {
  const { a11y } = parameters as { a11y: { options: object } };
  return {
    ...parameters,
    a11y: { ...a11y, options: { ...a11y.options, runOnly: colorRules } },
  };
}
