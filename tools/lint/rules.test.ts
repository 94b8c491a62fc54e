import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { importZones } from './import-zones';
import { noBranchOnArguments } from './no-branch-on-arguments';
import { noBrowserAtImport } from './no-browser-at-import';
import { noHangul } from './no-hangul';
import { noTypedTexts } from './no-typed-texts';

const rules = {
  'import-zones': importZones,
  'no-branch-on-arguments': noBranchOnArguments,
  'no-browser-at-import': noBrowserAtImport,
  'no-hangul': noHangul,
  'no-typed-texts': noTypedTexts,
};

function lint(filename: string, code: string): string[] {
  return new Linter({ configType: 'flat' })
    .verify(
      code,
      {
        files: ['**/*.{ts,tsx}'],
        plugins: { architecture: { rules } },
        languageOptions: { parser: tseslint.parser },
        rules: Object.fromEntries(
          Object.keys(rules).map((name) => [`architecture/${name}`, 'error']),
        ),
      },
      { filename },
    )
    .map(({ line, ruleId }) => `${String(ruleId)}:${String(line)}`);
}

describe('the lint rules', () => {
  test('find every way of writing an import', () => {
    const code = [
      `import { a } from '@/screens/A';`,
      `export { b } from '@/screens/B';`,
      `export * from '@/screens/C';`,
      `const d = () => import('@/screens/D');`,
      `type E = import('@/screens/E').E;`,
      `const f = import.meta.glob('../screens/*.tsx');`,
      `const g = (name: string) => import(name);`,
    ].join('\n');
    expect(lint('src/features/feed/x.ts', code)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((line) => `architecture/import-zones:${String(line)}`),
    );
  });

  test('tell a type from a value', () => {
    expect(lint('server/tables/a.ts', `import type { Knex } from 'knex';`)).toEqual([]);
    expect(lint('server/tables/a.ts', `import knex from 'knex';`)).toHaveLength(1);
  });

  test('find Korean in strings, markup and comments', () => {
    const code = `const a = 'plain';\nconst b = '물빛';\nconst c = <p>ㅎ</p>;\n// 설명`;
    expect(lint('src/components/A.tsx', code)).toEqual(
      [2, 3, 4].map((line) => `architecture/no-hangul:${String(line)}`),
    );
  });

  test('report a text of src/texts that a story types', () => {
    const code = `page.getByText('다시 시도');\npage.getByText('아무 데도 없는 문구');`;
    const reports = lint('stories/flows/A.stories.tsx', code);
    expect(reports.filter((report) => report.includes('no-typed-texts'))).toEqual([
      'architecture/no-typed-texts:1',
    ]);
  });

  test('find a browser global that is read at import', () => {
    const code = [
      `const early = window.innerWidth;`,
      `const late = () => window.innerWidth;`,
      `const asked = typeof document;`,
      `class A { static now = navigator.language; }`,
      `export function f(document: string) { return document; }`,
    ].join('\n');
    expect(lint('src/components/A.tsx', code)).toEqual(
      [1, 4].map((line) => `architecture/no-browser-at-import:${String(line)}`),
    );
  });

  const branches = [
    `statement((knex, { q }) => (q ? knex('a') : knex('b')));`,
    `statement((knex, { q }) => { if (q) return knex('a'); return knex('b'); });`,
    `statement((knex, args) => knex('a').where('x', args.q || 1));`,
    `statement((knex, args) => knex('a').where('x', args.q ?? 1));`,
    `statement((knex, args) => { const { q } = args; return q === 1 ? knex('a') : knex('b'); });`,
    `statement((knex, args) => { const sum = args.q; return knex('a').limit(sum + 1); });`,
    'statement((knex, { q }) => knex.raw(`select ${q}`));',
    `statement((knex, { q }) => knex('a').where('x', q.trim()));`,
    `statement((knex, { q }) => knex('a').where('x', String(q)));`,
    `statement((knex, args) => knex('a').where('x', (args.q as number) * 2));`,
    `statement((knex, { q }) => { switch (q) { default: return knex('a'); } });`,
    `statement((knex, { q }) => knex('a').where('x', !q));`,
  ];
  test.each(branches)('report a builder that decides or reckons by an argument: %s', (code) => {
    expect(lint('server/tables/a.ts', code)).toEqual(['architecture/no-branch-on-arguments:1']);
  });

  const straight = [
    `statement((knex, { q, limit }) => knex('a').where('x', q).limit(limit));`,
    `variants((shape) => statement((knex, args) => help(shape.viewer ? args.viewerId : null, args)));`,
    `variants(({ all }) => statement((knex, { id }) => (all ? knex('a') : knex('a').where({ id }))));`,
    `statement((knex, args) => { const { q } = args; return knex('a').whereIn('x', [q, args.p]); });`,
  ];
  test.each(straight)('accept a builder that only places its arguments: %s', (code) => {
    expect(lint('server/tables/a.ts', code)).toEqual([]);
  });
});
