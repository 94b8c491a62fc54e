import { defineConfig } from 'oxlint';

const errors = (rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, 'error' as const]));

// What typescript-eslint calls strict, with the rules that read types.
const strict = errors([
  'no-array-constructor',
  'no-unused-expressions',
  'no-useless-constructor',
  'typescript/await-thenable',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-deprecated',
  'typescript/no-duplicate-enum-values',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-generated-empty-object-type',
  'typescript/no-implied-eval',
  'typescript/no-invalid-void-type',
  'typescript/no-meaningless-void-operator',
  'typescript/no-misused-new',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-redundant-type-constituents',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/no-wrapper-object-types',
  'typescript/only-throw-error',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/triple-slash-reference',
  'typescript/unbound-method',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
]);

const hooks = errors([
  'react/rules-of-hooks',
  'react/exhaustive-deps',
  'react/static-components',
  'react/use-memo',
  'react/preserve-manual-memoization',
  'react/incompatible-library',
  'react/immutability',
  'react/globals',
  'react/refs',
  'react/set-state-in-effect',
  'react/error-boundaries',
  'react/purity',
  'react/set-state-in-render',
  'react/unsupported-syntax',
]);

const message =
  'Late code comes by lazyPart or lazyLoad, which try again (docs/decisions/0026-lazy-loading.md).';

export default defineConfig({
  ignorePatterns: ['dist/', 'data/', 'coverage/', '.cache/', 'test-results/', 'stories/generated/'],
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: ['./tools/lint/plugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...strict,
        'architecture/import-zones': 'error',
        'import/no-cycle': ['error', { ignoreTypes: false }],
        'no-console': 'error',
        eqeqeq: ['error', 'smart'],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': 'error',
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        // Short arrow bodies such as `onPress={() => setOpen(true)}` read better than blocks.
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Spreading a string gives its code points, which is what counting Hangul wants.
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        // React accepts handlers that return promises and ignores the promises; showing their errors
        // is our task.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.tsx'],
      rules: hooks,
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'architecture/closed-class-name': 'error',
        'architecture/no-hangul': 'error',
        'architecture/no-browser-at-import': 'error',
        'architecture/no-bare-import': 'error',
        'architecture/no-bare-text': 'error',
        'architecture/no-raw-values': 'error',
        'no-restricted-imports': [
          'error',
          { paths: [{ name: 'react', importNames: ['lazy'], message }] },
        ],
      },
    },
    {
      // Both are where late code is brought.
      files: ['src/main.tsx', 'src/design/lazy/*', 'src/design/components/LazyPart/*'],
      rules: { 'architecture/no-bare-import': 'off', 'no-restricted-imports': 'off' },
    },
    { files: ['src/main.tsx'], rules: { 'architecture/no-browser-at-import': 'off' } },
    {
      files: ['src/design/components/Box/Box.tsx'],
      rules: { 'architecture/closed-class-name': 'off' },
    },
    {
      // Where tokens get their values, and drawings, which have colours as a photograph does.
      files: [
        'src/design/tokens/*',
        'src/components/WaterScene/*.css.ts',
        'src/components/WaterStage/*.css.ts',
      ],
      rules: { 'architecture/no-raw-values': 'off' },
    },
    {
      // A test may type Korean into the code under test; nobody reads it on a screen.
      files: ['src/texts/**', 'src/**/*.test.{ts,tsx}'],
      rules: { 'architecture/no-hangul': 'off' },
    },
    {
      files: ['stories/**/*.{ts,tsx}', 'e2e/**/*.ts'],
      rules: { 'architecture/no-typed-texts': 'error' },
    },
    {
      // The stories of the design system show it with samples, not with the product's texts.
      files: ['stories/design/**', 'stories/docs/**'],
      rules: { 'architecture/no-typed-texts': 'off' },
    },
    { files: ['server/**/*.ts'], rules: { 'architecture/no-branch-on-arguments': 'error' } },
    {
      // A missing value makes a test fail anyway.
      files: ['**/*.test.{ts,tsx}', 'contract/conformance/**', 'e2e/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      files: ['stories/**/*.stories.tsx'],
      rules: { 'architecture/no-story-title': 'error' },
    },
    {
      // Command line tools speak to the person who started them; the stories' listener replaces the console.
      files: ['tools/**', 'bench/**', '.storybook/noise.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
});
