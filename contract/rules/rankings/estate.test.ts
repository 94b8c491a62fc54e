import { describe, expect, test } from 'vitest';
import { estateFacts } from './estate';

describe('a row of the real-estate tool', () => {
  test('is read as a sale of an apartment, with its day and its amount in 만원', () => {
    expect(
      estateFacts({
        ...{ 아파트: '물빛마을', 법정동: '역삼동', 전용면적: '84.99', 층: '12', 건축년도: '2009' },
        ...{ 년: '2026', 월: '9', 일: '3', 거래금액: '123000', 해제: true },
      }),
    ).toMatchObject({
      ...{ name: '물빛마을', area: 84.99, soldOn: '2026-09-03', price: 123_000 },
      ...{ isAuction: false, isCancelled: true, lowestBid: null },
    });
  });

  test('is read as an auction with a lowest bid that may be secret', () => {
    expect(
      estateFacts({
        ...{ 물건관리번호: '2026-1234-000001', 감정가: '98000', 최저입찰가: null, 상태: '유찰' },
        ...{ 입찰시작: '202611241000', 입찰마감: '마감', 해제: false },
      }),
    ).toMatchObject({
      ...{ isAuction: true, appraisal: 98_000, lowestBid: null, status: '유찰' },
      ...{ bidsFrom: '2026-11-24 10:00', bidsUntil: '마감', soldOn: null, area: null },
    });
  });
});
