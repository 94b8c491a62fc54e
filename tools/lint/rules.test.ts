import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

interface Report {
  code: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** Lints these files with the repository's own settings; returns `rule:line`, by file. */
async function lintAll(files: Map<string, string>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-lint-'));
  try {
    for (const [path, code] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    cpSync(join(repository, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
    cpSync(join(repository, 'package.json'), join(folder, 'package.json'));
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'tools'), { recursive: true });
    symlinkSync(join(repository, 'tools/lint'), join(folder, 'tools/lint'));
    const reports = await run(folder);
    const found = new Map([...files.keys()].map((path) => [path, [] as string[]]));
    for (const { code, filename, labels } of reports) {
      found.get(filename)?.push(`${code}:${String(labels[0]?.span.line)}`);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(cwd: string): Promise<Report[]> {
  const tsx = pathToFileURL(join(repository, 'node_modules/tsx/dist/esm/index.mjs')).href;
  const linter = join(repository, 'node_modules/oxlint/bin/oxlint');
  const args = ['--import', tsx, linter, '--format=json', 'src', 'server', 'stories'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Report[] }).diagnostics);
      } catch {
        reject(new Error(stdout + stderr));
      }
    });
  });
}

const imports = [
  `import { a } from '@/screens/A';`,
  `export { b } from '@/screens/B';`,
  `export * from '@/screens/C';`,
  `export const d = () => import('@/screens/D');`,
  `type E = import('@/screens/E').E;`,
  `export const f = import.meta.glob('../screens/*.tsx');`,
  `export const g = (name: string) => import(name);`,
].join('\n');

const early = [
  `export const early = window.innerWidth;`,
  `export const late = () => window.innerWidth;`,
  `export const asked = typeof document;`,
  `export class A { static now = navigator.language; }`,
  `export function f(document: string) { return document; }`,
].join('\n');

const branches = [
  `statement.all((knex, { q }) => (q ? knex('a') : knex('b')));`,
  `statement.all((knex, { q }) => { if (q) return knex('a'); return knex('b'); });`,
  `statement.all((knex, args) => knex('a').where('x', args.q || 1));`,
  `statement.all((knex, args) => knex('a').where('x', args.q ?? 1));`,
  `statement.all((knex, args) => { const { q } = args; return q === 1 ? knex('a') : knex('b'); });`,
  `statement.all((knex, args) => { const sum = args.q; return knex('a').limit(sum + 1); });`,
  'statement.all((knex, { q }) => knex.raw(`select ${q}`));',
  `statement.all((knex, { q }) => knex('a').where('x', q.trim()));`,
  `statement.all((knex, { q }) => knex('a').where('x', String(q)));`,
  `statement.all((knex, args) => knex('a').where('x', (args.q as number) * 2));`,
  `statement.all((knex, { q }) => { switch (q) { default: return knex('a'); } });`,
  `statement.all((knex, { q }) => knex('a').where('x', !q));`,
];

const straight = [
  `statement.all((knex, { q, limit }) => knex('a').where('x', q).limit(limit));`,
  `variants((shape) => statement.all((knex, args) => help(shape.viewer ? args.viewerId : null, args)));`,
  `variants(({ all }) => statement.all((knex, { id }) => (all ? knex('a') : knex('a').where({ id }))));`,
  `statement.all((knex, args) => { const { q } = args; return knex('a').whereIn('x', [q, args.p]); });`,
];

const bareTexts = [
  `<p>{on && <A />} text</p>`,
  `<p>text {on ? <A /> : null}</p>`,
  `<p>{on ? <A /> : <B />}{count}</p>`,
  `<p>{count}<>{on && <A />}</></p>`,
  `<p>{on && 'text'}<A /></p>`,
  `<p>{texts.a}{rows.map((row) => <A key={row} />)}</p>`,
  '<p>{on ? texts.a : texts.b}<A /></p>',
  `<p>{icon}{texts.label}</p>`,
  `<button>{icon}{children}</button>`,
  `<p>{on && <><A /> text</>}</p>`,
  `<ul>{rows.map((row) => <Fragment key={row}>{row}{on && <A />}</Fragment>)}</ul>`,
];

const keptTexts = [
  `<p>{on && <A />}<span>text</span></p>`,
  `<p>{on ? <A /> : null}</p>`,
  `<p>{on && 'text'}</p>`,
  `<p><A /> text {count}</p>`,
  `<Stack>{children}{on && <A />}</Stack>`,
  `<div>{icon}{actions}{renderMenu?.(on)}</div>`,
];

/** The promise of a rule, the rule, the file, its text, and the lines that the rule reports. */
type Case = [promise: string, rule: string, file: string, code: string, lines: number[]];

const cases: Case[] = [
  [
    'finds every way of writing an import',
    'import-zones',
    'src/features/feed/x.ts',
    imports,
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    'accepts the type of a package',
    'import-zones',
    'server/tables/a.ts',
    `import type { Knex } from 'knex';`,
    [],
  ],
  [
    'reports the values of a package',
    'import-zones',
    'server/tables/b.ts',
    `import knex from 'knex';`,
    [1],
  ],
  [
    'finds Korean in strings, markup and comments',
    'no-hangul',
    'src/components/A.tsx',
    `export const a = 'plain';\nexport const b = '물빛';\nexport const c = <p>ㅎ</p>;\n// 설명`,
    [2, 3, 4],
  ],
  [
    'lets a test of the client type Korean',
    'no-hangul',
    'src/state/a.test.ts',
    `export const b = '물빛';`,
    [],
  ],
  [
    'reports a text of src/texts that a story types',
    'no-typed-texts',
    'stories/flows/A.stories.tsx',
    `page.getByText('다시 시도');\npage.getByText('아무 데도 없는 문구');`,
    [1],
  ],
  [
    'lets the design system show samples',
    'no-typed-texts',
    'stories/design/A.stories.tsx',
    `page.getByText('다시 시도');`,
    [],
  ],
  [
    'finds a browser global that is read at import',
    'no-browser-at-import',
    'src/components/B.tsx',
    early,
    [1, 4],
  ],
  [
    'reports late code that is not brought by lazyLoad',
    'no-bare-import',
    'src/components/C.tsx',
    `export const a = lazyPart(() => import('./A'));\nexport const b = lazyLoad(async () => (await import('./b')).b);\nexport const c = () => import('./C');\nother(() => import('./D'));`,
    [3, 4],
  ],
  [
    'lets the place that brings late code do so',
    'no-bare-import',
    'src/design/lazy/a.ts',
    `export const c = () => import('./C');`,
    [],
  ],
  [
    'reports the title of a story\u2019s file',
    'no-story-title',
    'stories/B.stories.tsx',
    `const meta = { title: 'a', args: { title: 'b' } } satisfies Meta;\nexport default meta;\nexport const A = { args: { title: 'a' } };`,
    [1],
  ],
  [
    'reports the title of what a story\u2019s file exports',
    'no-story-title',
    'stories/C.stories.tsx',
    `export default { title: 'a' };`,
    [1],
  ],
  [
    'reports colours, and lengths that are tokens, in a style sheet',
    'no-raw-values',
    'src/components/D.css.ts',
    [
      `export const a = style({ color: '#fff' });`,
      `export const b = style({ boxShadow: \`0 0 2px rgba(0, 0, 0, .2)\` });`,
      `export const c = style({ padding: '12px 13px' });`,
      `export const d = style({ '@media': { [phone]: { marginTop: -8 } } });`,
      `export const e = style({ borderRadius: \`0 \${space[8]} 12px 0\` });`,
      `export const f = style({ transition: 'color 200ms' });`,
      `export const g = style({ lineHeight: 1.4, border: '1px solid', minHeight: '44px' });`,
    ].join('\n'),
    [1, 2, 3, 4, 5, 6, 7, 7, 7],
  ],
  [
    'accepts tokens, and lengths that are none',
    'no-raw-values',
    'src/components/E.css.ts',
    [
      `export const a = style({ color: color.text, gap: space[8], margin: 0, padding: '0 13px' });`,
      `export const b = style({ width: '12px', top: 8, transition: \`color \${motion.base}\` });`,
      `export const c = '#fragment';`,
    ].join('\n'),
    [],
  ],
  [
    'reads inline styles, and no other attribute',
    'no-raw-values',
    'src/components/F.tsx',
    `export const a = <p style={{ color: 'rgb(0 0 0)' }} />;\nexport const b = <p style={{ padding: 8 }} />;\nexport const c = <A of={{ padding: 8, color: '#fff' }} style={{ width: 8 }} />;`,
    [1, 2],
  ],
  [
    'reports a component that takes a class, and none that refuses one',
    'closed-class-name',
    'src/components/G.tsx',
    `interface AProps { className?: string }\nexport interface BProps { className?: never }\nexport const C = ({ className }: { className: string }) => <p className={className} />;`,
    [1, 3],
  ],
  ...bareTexts.map((code, at): Case => [
    `reports a text that a translated page cannot change: ${code}`,
    'no-bare-text',
    `src/components/Bare${String(at)}.tsx`,
    `export const a = ${code};`,
    [1],
  ]),
  ...keptTexts.map((code, at): Case => [
    `accepts a text of its own element: ${code}`,
    'no-bare-text',
    `src/components/Kept${String(at)}.tsx`,
    `export const a = ${code};`,
    [],
  ]),
  [
    'knows the markup that a constant holds, and that a function makes',
    'no-bare-text',
    'src/components/Known.tsx',
    `export function A() {\n  const note = on && <B />;\n  const rowOf = (n) => n && <B />;\n  return <p>\n{note}\n{rowOf(1)}</p>;\n}\nexport function C() {\n  const note = on && <B />;\n  return <p>{note}\ntext</p>;\n}`,
    [10],
  ],
  ...branches.map((code, at): Case => [
    `reports a builder that decides or reckons by an argument: ${code}`,
    'no-branch-on-arguments',
    `server/tables/branch${String(at)}.ts`,
    code,
    [1],
  ]),
  ...straight.map((code, at): Case => [
    `accepts a builder that only places its arguments: ${code}`,
    'no-branch-on-arguments',
    `server/tables/straight${String(at)}.ts`,
    code,
    [],
  ]),
];

describe('the lint rule', () => {
  let found: Map<string, string[]>;
  beforeAll(async () => {
    found = await lintAll(new Map(cases.map(([, , file, code]) => [file, code])));
  });

  test.each(cases)('%s', (_promise, rule, file, _code, lines) => {
    const reports = found
      .get(file)
      ?.filter((report) => report.startsWith(`architecture(${rule}):`));
    expect(reports?.sort()).toEqual(lines.map((line) => `architecture(${rule}):${String(line)}`));
  });
});
