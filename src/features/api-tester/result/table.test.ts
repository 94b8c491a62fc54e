import { describe, expect, test } from 'vitest';
import { cellsOf, columnOf, flatItem, flatTable, usualColumns } from './table';

const video = {
  id: 'LXb3EKWsInQ',
  snippet: { title: '한강', tags: ['밤', '강'], thumbnails: { high: { width: 480 } } },
  statistics: { viewCount: '1200', hidden: false },
  nothing: null,
};

describe('a flattened item', () => {
  test('has its fields by their full names', () => {
    expect(Object.fromEntries(flatItem(video))).toEqual({
      id: 'LXb3EKWsInQ',
      'snippet.title': '한강',
      'snippet.tags': '밤, 강',
      'snippet.thumbnails.high.width': 480,
      'statistics.viewCount': '1200',
      'statistics.hidden': false,
      nothing: null,
    });
  });

  test('writes a list of objects as JSON in one cell', () => {
    expect(flatItem({ parts: [{ text: 'a' }] }).get('parts')).toBe('[{"text":"a"}]');
  });
});

describe('the table of a result', () => {
  const table = flatTable([video, { id: 'b', snippet: { title: '나' }, late: 1 }]);

  test('has each field of any item once, in order of first appearance', () => {
    expect(table.names[0]).toBe('id');
    expect(table.names.at(-1)).toBe('late');
    expect(new Set(table.names).size).toBe(table.names.length);
  });

  test('has null if an item lacks a field', () => {
    expect(cellsOf(table, ['id', 'late'])).toEqual([
      ['LXb3EKWsInQ', null],
      ['b', 1],
    ]);
  });

  test('starts with the available columns of its kind', () => {
    expect(usualColumns('videos', table.names)).toEqual([
      'id',
      'snippet.title',
      'statistics.viewCount',
    ]);
  });

  test('of an unknown kind starts with the first eight columns, without the raw row', () => {
    const letters = 'a b c d e f g h i j'.split(' ');
    const names = ['raw.x', ...letters];
    expect(usualColumns('videoCategories', names)).toEqual(letters.slice(0, 8));
    expect(usualColumns('realEstate', names)).toEqual(letters);
  });

  test('aligns numbers to the end, even if they are strings', () => {
    expect(columnOf('statistics.viewCount', table).align).toBe('end');
    expect(columnOf('late', table).align).toBe('end');
    expect(columnOf('snippet.title', table).align).toBe('start');
    expect(columnOf('nothing', table).align).toBe('start');
  });
});
