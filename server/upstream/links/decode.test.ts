import { describe, expect, it } from 'vitest';
import { decodePage } from './decode';
import { decodeKorean } from './korean';

const bytes = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex');
// 물빛 in EUC-KR, 뷁똠 as only CP949 has them.
const MULBIT = bytes('b9b0 bafb');
const ADDED = bytes('94ee 8c63');
const page = (head: string, text: Buffer) => Buffer.concat([Buffer.from(head), text]);

describe('a page in Korean', () => {
  it('is read as CP949, which includes EUC-KR', () => {
    expect(decodeKorean(MULBIT)).toBe('물빛');
    expect(decodeKorean(ADDED)).toBe('뷁똠');
    expect(decodeKorean(Buffer.concat([Buffer.from('a<b>'), ADDED, MULBIT, ADDED]))).toBe(
      'a<b>뷁똠물빛뷁똠',
    );
    // The first and the last of the added ones, around the codes without letters.
    expect(decodeKorean(bytes('8141 815a 8161 817a 8181 81fe a0fe a141 c652'))).toBe(
      '갂갴갵걕걖괓좤좥힣',
    );
    expect(decodeKorean(bytes('caab a2e6 a1a1'))).toBe('家€　');
  });

  it('keeps its tags after a broken character', () => {
    expect(decodeKorean(bytes('b9 3c2f 41'))).toBe('�</A');
    expect(decodeKorean(bytes('ffff 41 80'))).toBe('�A�');
    expect(decodeKorean(bytes('b9'))).toBe('�');
    expect(decodeKorean(Buffer.alloc(0))).toBe('');
  });

  it.each(['euc-kr', 'EUC-KR', 'ks_c_5601-1987', 'cp949', 'ms949', 'x-windows-949', 'uhc'])(
    'may name it %s, in its header or in itself',
    (label) => {
      const type = `text/html; charset="${label}"`;
      expect(decodePage(ADDED, type)).toBe('뷁똠');
      const meta = `<meta charset=${label}>`;
      expect(decodePage(page(meta, ADDED), 'text/html')).toBe(`${meta}뷁똠`);
    },
  );

  it('may name its encoding in the older way, or not at all', () => {
    const meta = `<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=euc-kr'>`;
    expect(decodePage(page(meta, MULBIT), 'text/html')).toBe(`${meta}물빛`);
    expect(decodePage(page('<title>', MULBIT), 'text/html')).toBe('<title>물빛');
  });
});

describe('the encoding that a page names', () => {
  const UTF8 = Buffer.from('물빛');

  it.each([
    '<meta name="description" content="charset=euc-kr 문제"><meta charset="utf-8">',
    '<!-- <meta charset=euc-kr> --><meta charset=utf-8>',
    '<!--><meta charset=utf-8>',
    '<p title="<meta charset=euc-kr>"><meta charset=utf-8>',
    '<metadata charset=euc-kr><meta charset=utf-8>',
    '<meta data-charset=euc-kr><meta charset=utf-8>',
    '<meta charset=nonsense><meta charset=utf-8>',
    '<meta charset=utf-8 charset=euc-kr>',
    '<meta http-equiv=refresh content="0; charset=euc-kr"><meta charset=utf-8>',
    '<!doctype html charset=euc-kr><?xml encoding="euc-kr"?><meta charset=utf-8>',
    '</p charset=euc-kr><meta/charset=utf-8>',
    '<meta charset="utf-16"><meta charset=euc-kr>',
    '<meta content="text/html; charset=utf-8" http-equiv=Content-Type><meta charset=euc-kr>',
    '<meta content="charset = \'utf-8\'" http-equiv="content-type">',
    '<META\nCHARSET = " UTF-8 "/>',
    `${' '.repeat(1024)}<meta charset=euc-kr>`,
    `<meta content="${'x'.repeat(1000)} charset=euc-kr`,
    '<meta charset="euc-kr',
    '<meta charset=euc-kr',
  ])('is read by the prescan of the standard, from nothing else: %s', (head) => {
    expect(decodePage(page(head, UTF8), 'text/html')).toMatch(/물빛$/);
    expect(decodePage(page(head, UTF8), 'text/html; charset=nonsense')).toMatch(/물빛$/);
  });

  it('may be that of old pages', () => {
    const head = '<meta charset=x-user-defined>';
    expect(decodePage(page(head, Buffer.from([0xe9])), 'text/html')).toBe(`${head}é`);
    const type = 'text/html; title="; charset=euc-kr"; charset="utf-8"';
    expect(decodePage(UTF8, type)).toBe('물빛');
  });
});

describe('a page in another encoding', () => {
  it('is UTF-8 if it is valid, whether declared or not', () => {
    expect(decodePage(Buffer.from('물빛'), 'text/html')).toBe('물빛');
    expect(decodePage(Buffer.from('\ufeff물빛'), 'text/html; charset=euc-kr')).toBe('물빛');
    expect(decodePage(Buffer.from('물빛'), 'text/html; charset=nonsense')).toBe('물빛');
  });

  it('is read up to the cut', () => {
    expect(decodePage(Buffer.from('물빛').subarray(0, 5), 'text/html')).toBe('물');
  });

  it('is UTF-16 only by its mark', () => {
    expect(decodePage(Buffer.from('\ufeff물빛', 'utf16le'), 'text/html')).toBe('물빛');
    expect(decodePage(Buffer.from('\ufeff물빛', 'utf16le').swap16(), 'text/html')).toBe('물빛');
    const said = Buffer.from('<meta charset="utf-16">물빛');
    expect(decodePage(said, 'text/html')).toContain('물빛');
  });

  it('follows its header before its own declaration', () => {
    const meta = '<meta charset="euc-kr">';
    expect(decodePage(Buffer.from(`${meta}물빛`), 'text/html; charset=UTF-8')).toBe(`${meta}물빛`);
    expect(decodePage(bytes('93fa 967b'), 'text/html; charset=shift_jis')).toBe('日本');
  });
});
