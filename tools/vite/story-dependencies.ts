/**
 * Packages that stories pull in. Vite must bundle them before the first story runs: one found midway makes it reload
 * the page and every story under way fails.
 */
export const storyDependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
  'react-aria-components/Dialog',
  'react-aria-components/Menu',
  'react-aria-components/Popover',
  'react-aria-components/Tabs',
  'jotai',
  'jotai/utils',
  'ky',
  'valibot',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  '@mswjs/data',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  '@vanilla-extract/dynamic',
  'storybook/test',
];
