export interface Step {
  name: string;
  /** File and arguments for this Node. */
  run: string[];
  /** Steps that must have passed before. */
  after?: string[];
  /** Cores it keeps busy. */
  cores: 1 | 2;
  /** Which runner writes its totals to `reportPath(name)`. */
  report?: 'vitest' | 'playwright';
}

const bin = (file: string, ...args: string[]) => [`node_modules/${file}`, ...args];
const script = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

/** Where a step's runner leaves its totals, relative to the repository. */
export function reportPath(name: string): string {
  return `.cache/verify/${name}.json`;
}

function vitest(name: string, ...projects: string[]): Pick<Step, 'name' | 'run' | 'report'> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportPath(name)}`];
  return { name, report: 'vitest', run: bin('vitest/vitest.mjs', 'run', ...chosen, ...reporters) };
}

// What touches the database, once more over Node's own driver for SQLite.
function nodeSqlite(name: string): Pick<Step, 'name' | 'run' | 'report'> {
  const { run, report } = vitest(name, 'conformance-sqlite', 'unit');
  const files = ['conformance.sqlite', 'survival', 'concurrency', 'damage', 'bare-machine'];
  const tests = [...files.map((file) => `server/${file}.test.ts`), 'server/migrations/'];
  return {
    name,
    report,
    run: [...script('tools/verify/node-sqlite.ts'), ...run.slice(2), ...tests],
  };
}

/** Everything that must hold, in the order in which a person would like to hear of a failure: quick and local first. */
const steps: Step[] = [
  { name: 'format', cores: 1, run: bin('prettier/bin/prettier.cjs', '--check', '.') },
  { name: 'types', cores: 1, run: bin('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', cores: 1, run: bin('eslint/bin/eslint.js', '--max-warnings', '0', '.') },
  { name: 'unused', cores: 1, run: bin('knip/bin/knip.js') },
  { name: 'architecture', cores: 1, run: script('tools/checks/architecture.ts') },
  { cores: 1, ...vitest('unit', 'unit') },
  { name: 'build-live', cores: 1, run: ['tools/build.mjs', 'live'] },
  { name: 'build-mock', cores: 1, run: ['tools/build.mjs', 'mock'] },
  {
    name: 'bundles',
    cores: 1,
    after: ['build-live', 'build-mock'],
    run: script('tools/checks/bundles.ts'),
  },
  { cores: 1, ...vitest('conformance', 'conformance-*') },
  { cores: 1, ...nodeSqlite('conformance-node-sqlite') },
  // Both themes at once, each in a browser of its own: one alone leaves half of the machine idle.
  { cores: 2, ...vitest('stories', 'stories-light', 'stories-dark') },
  {
    name: 'e2e',
    cores: 2,
    report: 'playwright',
    after: ['build-live', 'build-mock'],
    run: bin('@playwright/test/cli.js', 'test', '--reporter=list,json'),
  },
];

/** The steps of these names with those they need, in order; all of them when no name is given. Throws at an unknown name. */
export function choose(names: string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}".`);
  const wanted = new Set(names);
  for (const step of steps.toReversed()) {
    if (wanted.has(step.name)) step.after?.forEach((name) => wanted.add(name));
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => wanted.has(name));
}
