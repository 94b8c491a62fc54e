import { describe, expect, it } from 'vitest';
import { nameError, nameKept, nameLength, nameToSend } from './characterName';

describe("a companion's name", () => {
  it('is counted in visible characters, without surrounding spaces', () => {
    expect(nameLength('  물결 ')).toBe(2);
    expect(nameLength('🐳🐳')).toBe(2);
    // Decomposed into three code points, as macOS sends it.
    expect(nameLength('한'.normalize('NFD'))).toBe(1);
  });

  it('is too long from the 21st character on', () => {
    expect(nameError('가'.repeat(20))).toBeNull();
    expect(nameError(` ${'🐳'.repeat(20)} `)).toBeNull();
    expect(nameError('가'.repeat(21))).toBe('이름은 20자 이하로 입력해주세요.');
    expect(nameError('')).toBeNull();
  });

  it('must not look like that of the operator', () => {
    expect(nameError('관 리 자')).toBe(
      '운영진이나 탈퇴한 멤버로 오해할 수 있는 이름입니다. 다른 이름을 입력해주세요.',
    );
    expect(nameError('물빛 수달')).toBeNull();
  });

  it('falls back to the current name, then to the default name', () => {
    expect(nameToSend(' 물결 ', '여울이')).toBe('물결');
    expect(nameToSend('여울\t이', '')).toBe('여울 이');
    expect(nameToSend('  ', '여울이')).toBe('여울이');
    expect(nameToSend('\u200B', '')).toBe('동반자');
    expect(nameKept('', '')).toBe('');
  });
});
