import { describe, expect, it } from 'vitest';
import { isNameBegun } from '../members/name-start';
import { mentionedIn, mentionSegments } from './mentions';

const members = [{ userName: '물결' }, { userName: '물결무늬' }, { userName: 'Mina Kim' }];
const namesIn = (text: string) => mentionedIn(text, members).map(({ userName }) => userName);

describe('mentions in a text', () => {
  it.each([
    ['@물결 안녕', ['물결']],
    ['@물결님, @물결 두 번', ['물결']],
    ['(@물결무늬에게)', ['물결무늬']],
    ['안녕@Mina Kim!', ['Mina Kim']],
    ['@mina kim @물', []],
    ['a@물결 b.@물결 https://youtube.com/@물결', []],
    ['@@물결', ['물결']],
  ])('%j name %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
    const pieces = mentionSegments(text, members).map((segment) => segment.text);
    expect(pieces.join('')).toBe(text);
  });
});

it.each([
  ['박지훈', '박', true],
  ['박지훈', '박지후', true],
  ['박지훈', '박지ㅎ', true],
  ['박지훈', 'ㅂㅈ', true],
  ['박지훈', '지훈', false],
  ['박지훈', '박직', false],
  ['Mina', 'mi', true],
  ['박지훈', '', false],
])('the name %s begins with %j: %s', (name, typed, isBegun) => {
  expect(isNameBegun(name, typed)).toBe(isBegun);
});
