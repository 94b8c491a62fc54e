import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved-names';

describe('a reserved name', () => {
  it.each([
    '관리자',
    '운영자',
    '운영진',
    '물빛',
    'admin',
    'Administrator',
    'MULBIT',
    'system',
    '관 리\u200b자',
    '관\u3164리자',
    '관리자'.normalize('NFD'),
    'ａｄｍｉｎ',
    'á-d.m_i n',
    '[운영자]',
    '★관리자★',
    '물빛 운영진',
    'mulbit admin',
    'аdmіn',
    'αdmin',
    'admın',
    'adm1n',
    'adrnin',
    'mu1bit',
    'muIbit',
    'mulЬit',
    'ѕystem',
    'ѕуѕтем',
    '@dmin',
    'ᴀᴅᴍɪɴ',
    '🅰dmin',
    '🅐🅓🅜🅘🅝',
    '관리자님',
    '관리자(물빛)',
    '물빛 운영팀',
    '물빛 공식',
    '공식 물빛',
    '管理者',
    ...['관리자1', '운영자 2', 'admin1', 'Admin_01', 'mulbit7', '관리자①', '물빛 관리자 (2)'],
    ...[
      '물빛 운영',
      '물빛 공지',
      '물빛관리',
      '물빛 고객센터',
      '물빛 영상 수집',
      '물빛영상수집',
      'mulbit 공식',
    ],
    ...['탈퇴한 멤버', '탈퇴한멤버', '탈 퇴 한 멤.버', '(탈퇴한 멤버)', '탈퇴한 멤버님'],
  ])('is %j', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    ...['물빛좋아', '관리자 아님', '전직 운영자', 'admiral', 'systems', '이유나', '🙂', '운영'],
    ...['공식', '님', '팀', '마담', 'Адам', '🇰🇷', '2026', 'admins1', '멤버', '탈퇴한 멤버들'],
  ])('is not %j', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
