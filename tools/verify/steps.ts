import { keySettings } from '../checks/stray-keys';
import { reportPath, runFolder } from './run-folder';

export interface Step {
  name: string;
  /** File and arguments for this Node. */
  run: string[];
  /** Steps that must have passed before. */
  after?: string[];
  /** The average number of busy cores. */
  cores: 0.5 | 1 | 1.5;
  /**
   * Folders that affect its outcome, in addition to the files at the top. Without it the step runs
   * every time.
   */
  reads?: 'all' | string[];
  /** Environment variables in addition to those of the user. */
  env?: Record<string, string>;
  /** The runner that writes its totals to `reportPath(name)`. */
  report?: 'vitest' | 'playwright';
}

const bin = (file: string, ...args: string[]) => [`node_modules/${file}`, ...args];
const script = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

function vitestRun(name: string, ...args: string[]): Pick<Step, 'name' | 'run' | 'report'> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportPath(name)}`];
  return { name, report: 'vitest', run: bin('vitest/vitest.mjs', 'run', ...args, ...reporters) };
}

const vitest = (name: string, ...projects: string[]) =>
  vitestRun(name, ...projects.flatMap((project) => ['--project', project]));

const playwright = (name: string, ...args: string[]): string[] =>
  bin(
    '@playwright/test/cli.js',
    'test',
    ...args,
    '--reporter=list,json',
    `--output=${runFolder}/${name}`,
  );

const product = ['adapters', 'contract', 'mocks', 'public', 'src', 'tools'];
const design = [...product, 'stories', '.storybook'];

// Fake keys for the build, so that the check of its files has something to find.
const planted = Object.fromEntries(
  keySettings.map((name) => [name, `planted-${name.toLowerCase()}`]),
);

// Runs the tests that depend on the driver once more with Node's own SQLite driver. Every server
// under test has run all migrations; what a single one does to rows is a matter of its SQL.
function nodeSqlite(name: string): Pick<Step, 'name' | 'run' | 'report'> {
  const { run, report } = vitest(name, 'conformance-sqlite', 'unit');
  const files = [
    ...['conformance.sqlite', 'survival', 'concurrency', 'damage', 'bare-machine'],
    ...['start-trouble', 'database/closing', 'backups/backups'],
  ];
  const tests = [
    ...files.map((file) => `server/${file}.test.ts`),
    'server/migrations/turn-back.test.ts',
    'tools/start.test.ts',
  ];
  return {
    name,
    report,
    run: [...script('tools/verify/node-sqlite.ts'), ...run.slice(2), ...tests],
  };
}

// They wait for streams and for the database about as long as they work. The longest begins first.
const conformances = ['postgres', 'mocks', 'sqlite'].map((kind): Step => ({
  cores: 0.5,
  reads: ['adapters', 'contract', 'mocks', 'server', 'tools'],
  ...vitest(`conformance-${kind}`, `conformance-${kind}`),
}));

/** Every step, in the order that failures are reported: quick and local first. */
const steps: Step[] = [
  {
    name: 'format',
    cores: 1,
    reads: 'all',
    // Reads only files whose content it has not seen yet.
    run: bin(
      'prettier/bin/prettier.cjs',
      ...['--check', '.', '--cache', '--cache-strategy=content'],
      '--cache-location=.cache/prettier',
    ),
  },
  // TypeScript's compiler in Go takes a third of the time; our checks use the one in JavaScript.
  { name: 'types', cores: 1, reads: 'all', run: bin('typescript-native/bin/tsc', '--noEmit') },
  {
    name: 'lint',
    cores: 1,
    reads: 'all',
    run: script('node_modules/oxlint/bin/oxlint'),
  },
  { name: 'unused', cores: 1, reads: 'all', run: script('tools/checks/unused.ts') },
  { name: 'architecture', cores: 1, reads: 'all', run: script('tools/checks/architecture.ts') },
  { cores: 1, reads: 'all', ...vitest('unit', 'unit', 'unit-client', 'unit-isolated') },
  // The build itself checks whether an earlier one is up to date.
  { name: 'build-live', cores: 1, env: planted, run: ['tools/build.mjs', 'live'] },
  { name: 'build-mock', cores: 1, env: planted, run: ['tools/build.mjs', 'mock'] },
  { name: 'build-design', cores: 1, run: ['tools/build.mjs', 'design'] },
  {
    name: 'bundles',
    cores: 1,
    env: planted,
    reads: [...product, 'server'],
    after: ['build-live', 'build-mock'],
    run: script('tools/checks/bundles.ts'),
  },
  {
    cores: 0.5,
    reads: [...product, 'server'],
    ...nodeSqlite('conformance-node-sqlite'),
  },
  ...conformances,
  { cores: 1.5, reads: design, ...vitest('stories', 'stories') },
  {
    cores: 1,
    reads: design,
    ...vitestRun('references', '--config', 'vitest.pictures.config.ts'),
  },
  {
    name: 'pictures',
    cores: 1,
    reads: design,
    after: ['build-design'],
    run: script('tools/pictures/check.ts'),
  },
  {
    name: 'storybook',
    cores: 1,
    report: 'playwright',
    reads: [...design, 'e2e/storybook'],
    after: ['build-design'],
    run: playwright('storybook', '--config', 'playwright.storybook.config.ts'),
  },
  {
    name: 'e2e',
    cores: 1.5,
    report: 'playwright',
    reads: [...product, 'server', 'e2e'],
    after: ['build-live', 'build-mock'],
    run: playwright('e2e'),
  },
];

/** The named steps and those they need, in order; all without names. Throws at an unknown name. */
export function choose(names: string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}".`);
  const wanted = new Set(names);
  for (const step of steps.toReversed()) {
    if (wanted.has(step.name)) step.after?.forEach((name) => wanted.add(name));
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => wanted.has(name));
}
