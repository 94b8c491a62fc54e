import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { scenarioNames } from '.';

/** A row of docs/product/error-texts.md. */
interface Row {
  name: string;
  sentence: string;
  shownBy: string;
}

const catalogue: Row[] = readFileSync('docs/product/error-texts.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', sentence = '', shownBy = '']) => ({ name, sentence, shownBy }));

/** The files with the sentences that people read. */
const texts = [
  ...readdirSync('src/texts', { recursive: true, encoding: 'utf8' }).map(
    (name) => `src/texts/${name}`,
  ),
  ...readdirSync('contract').map((name) => `contract/${name}`),
]
  .filter((path) => /exts?\.ts$|^src\/texts\/.+\.ts$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The fixed parts of a sentence, before, between and after its placeholders. */
const fixedParts = (sentence: string) => sentence.split(/\{\w+\}/).filter(Boolean);

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isElsewhere = ({ shownBy }: Row) => shownBy.startsWith('as ');
const byCall = catalogue.filter(({ shownBy }) => shownBy.startsWith('`'));

describe('the catalogue of documented error texts', () => {
  it('says what shows each sentence', () => {
    const ways = /^(form|call|browser|as `[^`]+`|`[\w.]+`(, `[\w.]+`)*)$/;
    for (const { shownBy } of catalogue) expect(shownBy).toMatch(ways);
    // A table that cannot be read would have no rows.
    expect(byCall.length).toBeGreaterThan(20);
  });

  it.each(catalogue.filter((row) => !isElsewhere(row)))(
    'finds $name word for word among the texts',
    ({ sentence }) => {
      for (const part of fixedParts(sentence)) expect(texts).toContain(part);
    },
  );

  it('maps each sentence shown like another one to a directly shown one', () => {
    for (const { shownBy } of catalogue.filter((row) => row.shownBy.startsWith('as '))) {
      const other = catalogue.find(({ name }) => name === namesIn(shownBy)[0]);
      expect(other && !isElsewhere(other)).toBe(true);
    }
  });
});

test.each(byCall)('$name has a scenario', ({ shownBy }) => {
  for (const name of namesIn(shownBy)) expect(scenarioNames).toContain(name);
});
