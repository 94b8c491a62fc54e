import { expect, it } from 'vitest';
import { outcomeText } from './write';

const post = { points: 10, plantExperience: 15 };
const nothing = { points: 0, plantExperience: 0 };

it('the outcome of a post names the reward that it earned or will earn', () => {
  expect(outcomeText(true, post)).toBe('받은 보상: 물방울 +10, 식물 경험치 +15');
  expect(outcomeText(false, post)).toBe(
    '검토가 끝나면 모두에게 공개됩니다. 받을 보상: 물방울 +10, 식물 경험치 +15',
  );
});

it('the outcome of a post leaves out a reward that is not given', () => {
  expect(outcomeText(true, { ...post, plantExperience: 0 })).toBe('받은 보상: 물방울 +10');
  expect(outcomeText(true, nothing)).toBe('');
  expect(outcomeText(false, nothing)).toBe('검토가 끝나면 모두에게 공개됩니다.');
});
