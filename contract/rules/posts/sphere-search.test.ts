import { expect, it } from 'vitest';
import { findSpheres } from './sphere-search';

const spheres = [
  { id: 1, name: '새벽 감성', description: '조용히 켜 두기 좋은 영상', position: 1 },
  { id: 2, name: '자취생 부엌', description: '냄비 하나면 되는 한 끼', position: 2 },
];
const found = (q: string) => findSpheres(spheres, q).map(({ id }) => id);

it.each([
  ['', [1, 2]],
  ['부엌', [2]],
  ['새벽감성', [1]],
  ['냄비', [2]],
  ['ㅈㅊㅅ', [2]],
  ['ㄱㅅ', [1]],
  ['없는말', []],
  ['%', []],
])('a search of spheres for %j returns those with matching words or initials', (q, ids) => {
  expect(found(q)).toEqual(ids);
});
