import { describe, expect, test } from 'vitest';
import { incompleteDecisions } from './decisions';

const page = '# 7. Title\n\nDate: 2026-11-22. Status: accepted.\n';
const check = (pages: Record<string, string>, list = '[7](0007-title.md)') =>
  incompleteDecisions(
    new Map([
      ['docs/decisions/README.md', list],
      ['docs/testing.md', 'no decision'],
      ...Object.entries(pages).map(([file, text]) => [`docs/decisions/${file}`, text] as const),
    ]),
  );

describe('The check of decisions', () => {
  test('accepts a decision with number, date, status and a row in the list', () => {
    expect(check({ '0007-title.md': page })).toEqual([]);
  });

  test('reports a decision without a date or a status', () => {
    const [complaint] = check({ '0007-title.md': '# 7. Title\n\nStatus: accepted.\n' });
    expect(complaint).toContain('has no line "Date');
  });

  test('reports a decision that is missing in the list', () => {
    expect(check({ '0007-title.md': page }, '')).toEqual([
      'docs/decisions/0007-title.md is missing in the list of decisions.',
    ]);
  });

  test('reports two decisions with one number and a heading with another number', () => {
    const complaints = check({ '0007-a.md': page, '0007-title.md': page.replace('7.', '8.') });
    expect(complaints).toContain(
      'docs/decisions/0007-title.md has the number of docs/decisions/0007-a.md.',
    );
    expect(complaints).toContain('docs/decisions/0007-title.md does not begin with its number.');
  });

  test('reports a page without a number', () => {
    expect(check({ 'title.md': page })).toEqual([
      'docs/decisions/title.md is not named by its number and its subject.',
    ]);
  });
});
