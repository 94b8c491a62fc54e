import { describe, expect, it } from 'vitest';
import { namesOnly } from './useImages';

describe('the text that comes with pasted files', () => {
  const files = [{ name: '노을.png' }, { name: 'river side.jpg' }];

  it('counts as their names in any format of an operating system', () => {
    const names = [
      '노을.png',
      '노을.png'.normalize('NFD'),
      'river side.jpg\r노을.png',
      '노을.png\nriver side.jpg\n',
      '/home/yuna/사진/노을.png',
      'file:///home/yuna/노을.png\r\n',
    ];
    for (const name of names) expect(namesOnly(name, files), name).toBe(true);
  });

  it('counts as text if it contains anything else', () => {
    const words = ['노을', '어제의 노을.png', '노을.png\n어제 찍었어요', 'dusk.png'];
    for (const text of words) expect(namesOnly(text, files), text).toBe(false);
    expect(namesOnly('노을.png', [])).toBe(false);
  });
});
