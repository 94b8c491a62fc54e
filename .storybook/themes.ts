import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof checkAccessibility>[0];

/** What a theme changes: the colours. All else was looked through in the theme of the story. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the colours of the story under way in the theme that it does not end in, and gives it its own theme back.
 * One run of a story proves both themes by it. Throws what axe found, with the theme's name before it.
 * In Storybook's own window, where somebody may be looking, it does nothing: the toolbar shows the themes there.
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
