import { scenarioNames } from '@mocks/scenarios';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyState } from './sights';
import { screenRows } from './table';

const states = screenRows.flatMap((row) => row.states);
const sentences = states.flatMap(({ says = [] }) => says);

/** The stories that somebody wrote by hand. */
const written = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx') && !name.startsWith('generated'))
  .map((name) => readFileSync(`stories/${name}`, 'utf8'))
  .join('\n');

describe('the table of screen states', () => {
  it.each(screenRows)('names each state of $screen once', (row) => {
    const keys = row.states.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, title } of row.states) {
      expect(key).toMatch(/^[A-Z]\w+$/);
      expect(title).not.toBe('');
    }
  });

  it.each(screenRows.filter(({ title }) => !title.includes('Tester')))(
    'has each state of every page on $screen, or says why not',
    ({ states: own, gaps, usual }) => {
      const keys = [usual, ...[...own, ...gaps].map(({ key }) => key)];
      expect(keys).toEqual(expect.arrayContaining(Object.keys(everyState)));
    },
  );
});

it.each(scenarioNames)('a story shows the scenario %s', (name) => {
  const isTested = states.some(({ scenario, isUntested }) => scenario === name && !isUntested);
  const isShown = isTested || written.includes(`'${name}'`);
  expect(isShown).toBe(true);
});

/** The sentences of docs/product/error-texts.md that a story is to show, and where they are. */
const catalogue = readFileSync('docs/product/error-texts.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', sentence = '', shownBy = '']) => ({ name, sentence, shownBy }))
  .filter(({ shownBy }) => shownBy === 'form' || shownBy === 'call');

/** Sentences that are not looked for, and why. */
const unseen: Record<string, string> = {
  'common.unknownError': 'The stories of the error boundary show it under another name.',
  'common.notFound': 'Each screen says what is missing in a sentence of its own.',
};

const textFiles = [
  ...readdirSync('src/texts', { recursive: true, encoding: 'utf8' }).map(
    (name) => `src/texts/${name}`,
  ),
  ...readdirSync('contract').map((name) => `contract/${name}`),
].filter((name) => /exts?\.ts$|^src\/texts\/.+\.ts$/.test(name) && !name.endsWith('.test.ts'));
const texts = textFiles.map((name) => readFileSync(name, 'utf8')).join('\n');

/** The keys of the error texts. */
const keysOf = (fixed: string): string[] =>
  [...texts.matchAll(/(\w+):\s+['`]([^\n]+)/g)]
    .filter(([, , sentence]) => sentence?.startsWith(fixed))
    .map(([, key = '']) => key);

it.each(catalogue)('a story shows $name: $sentence', ({ name, sentence }) => {
  if (name in unseen) return;
  const [fixed = ''] = sentence.split(/\{\w+\}/);
  const keys = keysOf(fixed);
  const isShown =
    sentences.some((words) => words.includes(fixed)) ||
    keys.some((key) => new RegExp(`exts\\.${key}\\b`).test(written)) ||
    written.includes(sentence);
  expect(isShown, `${name} (${keys.join(', ')})`).toBe(true);
});
