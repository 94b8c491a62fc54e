import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { importZones } = await tsImport('./tools/lint/import-zones.ts', import.meta.url);
const { noBranchOnArguments } = await tsImport(
  './tools/lint/no-branch-on-arguments.ts',
  import.meta.url,
);
const { noBrowserAtImport } = await tsImport(
  './tools/lint/no-browser-at-import.ts',
  import.meta.url,
);
const { noHangul } = await tsImport('./tools/lint/no-hangul.ts', import.meta.url);
const { noTypedTexts } = await tsImport('./tools/lint/no-typed-texts.ts', import.meta.url);

const architecture = {
  rules: {
    'import-zones': importZones,
    'no-branch-on-arguments': noBranchOnArguments,
    'no-browser-at-import': noBrowserAtImport,
    'no-hangul': noHangul,
    'no-typed-texts': noTypedTexts,
  },
};

export default defineConfig(
  {
    ignores: ['dist/', 'data/', 'storybook-static/', 'coverage/', '.cache/', 'test-results/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { architecture },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'architecture/import-zones': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Short arrow bodies such as `onPress={() => setOpen(true)}` read better than blocks.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Spreading a string gives its code points, which is what counting Hangul wants.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React accepts handlers that return promises and ignores the promises; showing their errors
      // is our task.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A test may type Korean into the code under test; nobody reads it on a screen.
    ignores: ['src/texts/**', 'src/**/*.test.{ts,tsx}'],
    plugins: { architecture },
    rules: { 'architecture/no-hangul': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/main.tsx'],
    plugins: { architecture },
    rules: { 'architecture/no-browser-at-import': 'error' },
  },
  {
    // The stories of the design system show it with samples, not with the product's texts.
    files: ['stories/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    ignores: ['stories/design/**', 'stories/docs/**'],
    plugins: { architecture },
    rules: { 'architecture/no-typed-texts': 'error' },
  },
  {
    files: ['server/**/*.ts'],
    plugins: { architecture },
    rules: { 'architecture/no-branch-on-arguments': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/main.tsx', 'src/design/lazy/*', 'src/design/components/LazyPart/*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message:
                'Late code comes by lazyPart or lazyLoad, which try again (docs/decisions/0026-lazy-loading.md).',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression:not(CallExpression[callee.name=/^lazy(Load|Part)$/] *)',
          message:
            'Late code comes by lazyPart or lazyLoad, which try again (docs/decisions/0026-lazy-loading.md).',
        },
      ],
    },
  },
  {
    // A missing value makes a test fail anyway.
    files: ['**/*.test.{ts,tsx}', 'contract/conformance/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['stories/**/*.stories.tsx'],
    extends: [storybook.configs['flat/recommended']],
    // The sidebar shows the path of the file.
    rules: { 'storybook/no-title-property-in-meta': 'error' },
  },
  {
    // Command line tools speak to the person who started them; the stories' listener replaces the console.
    files: ['tools/**', 'bench/**', '.storybook/noise.ts'],
    rules: { 'no-console': 'off' },
  },
);
