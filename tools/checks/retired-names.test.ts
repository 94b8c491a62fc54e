import { expect, describe, it } from 'vitest';
import { retiredBy, retiredNames } from './retired-names';

const glossary = `# Glossary

| term | meaning | name in code | retired |
| --- | --- | --- | --- |
| services | what handlers work with | \`Services\` | \`house\`, \`icehouse\` |
| ledger | one row for each reward | \`ledger\` | |
| micro-cache | lives for a second | \`MicroCache\` | \`brief-cache\` |

## Words that comments do without

These: \`anew\` (again).
`;
const check = (files: Record<string, string>) =>
  retiredNames(new Map(Object.entries(files)), retiredBy(glossary));

describe('the check of retired names', () => {
  it('finds a retired name in a declaration, a property and a shorthand', () => {
    const code = 'const house = 1;\nuse(call.house, { house });\nconst { house: services } = call;';
    expect(check({ 'server/a.ts': code })).toEqual([
      'server/a.ts:1 the glossary retires "house".',
      'server/a.ts:2 the glossary retires "house".',
      'server/a.ts:2 the glossary retires "house".',
      'server/a.ts:3 the glossary retires "house".',
    ]);
  });

  it('finds a retired name that is a word of another name', () => {
    const code = 'const keepHouse = 1;\nconst HOUSE_KEY = 2;\nconst warehouse = 3;';
    expect(check({ 'server/a.ts': code })).toEqual([
      'server/a.ts:1 the glossary retires "house".',
      'server/a.ts:2 the glossary retires "house".',
    ]);
  });

  it('finds a retired name in the name of a file or a folder', () => {
    expect(check({ 'server/brief-cache.test.ts': '', 'src/house/a.ts': '' })).toEqual([
      'server/brief-cache.test.ts: the glossary retires the name brief-cache.',
      'src/house/a.ts: the glossary retires the name house.',
    ]);
  });

  it('finds a retired word in a comment, even if the comment has several lines', () => {
    const code = '/**\n * It is drawn\n * anew.\n */\nconst a = <p>anew {/* anew */}</p>; // Anew';
    expect(check({ 'src/a.tsx': code })).toEqual([
      'src/a.tsx:1 the glossary retires "anew".',
      'src/a.tsx:5 the glossary retires "anew".',
      'src/a.tsx:5 the glossary retires "Anew".',
    ]);
  });

  it('accepts retired names in comments and texts, names that stay, and migrations', () => {
    const code = "// The house is full.\nconst text = 'house anew'; const ledger = Services;";
    expect(check({ 'src/a.ts': code, 'server/migrations/1.ts': 'const house = 1;' })).toEqual([]);
  });
});
