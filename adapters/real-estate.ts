import type { EstateItem } from '@contract/models/tools';
import { countOf, textOf, type Fields } from '@contract/rules/text/fields';

/** The documented fields of a row, each with the names that the services use, old and new. */
const names: Record<Exclude<keyof EstateItem, '해제' | 'raw'>, readonly string[]> = {
  아파트: ['aptNm', '아파트', 'cltrNm', 'onbidCltrNm', 'CLTR_NM', 'GOODS_NM'],
  법정동: ['umdNm', '법정동', 'lctnEmdNm', 'lctnSggnm', 'LDNM_ADRS', 'SGK'],
  전용면적: ['excluUseAr', '전용면적', 'bldSqms', 'BLD_SQMS'],
  층: ['floor', '층'],
  건축년도: ['buildYear', '건축년도'],
  년: ['dealYear', '년'],
  월: ['dealMonth', '월'],
  일: ['dealDay', '일'],
  거래금액: ['dealAmount', '거래금액'],
  지역코드: ['sggCd', '지역코드'],
  최저입찰가: ['lowstBidPrcIndctCont', 'minBidPrc', 'MIN_BID_PRC'],
  // The services of results disagree on its name.
  낙찰가: ['scsbidAmt', 'scfbAmt', 'scsbidPrc', 'sucsbidAmt', 'nsmtAmt', 'SUCB_PRC'],
  감정가: ['apslEvlAmt', 'APSL_ASES_AVG_AMT', 'PASL_ASSES_AVG_AMT'],
  상태: ['pbctStatNm', 'PBCT_CLTR_STAT_NM'],
  물건관리번호: ['cltrMngNo', 'CLTR_MNMT_NO'],
  입찰시작: ['cltrBidBgngDt', 'PBCT_BEGN_DTM'],
  입찰마감: ['cltrBidEndDt', 'PBCT_CLS_DTM'],
};

function valueOf(row: Fields, from: readonly string[]): string | null {
  for (const name of from) {
    const text = textOf(row[name]).trim();
    if (text !== '') return text;
  }
  return null;
}

/** An amount in 만원; auctions give it in 원. Null if it is not public. */
function amountOf(text: string | null, unit: 1 | 10_000): string | null {
  const amount = countOf(text ?? '');
  return amount === null ? null : String(Math.round(amount / unit));
}

// The outcome of a bid, if only its code is given.
const statuses: Readonly<Record<string, string>> = {
  '0010': '낙찰',
  '0011': '유찰',
  '0012': '취소',
};

/** Reads a row of any of the services under the documented names. */
export function readEstate(row: Fields): EstateItem {
  const read = (name: keyof typeof names) => valueOf(row, names[name]);
  const price = amountOf(read('낙찰가'), 10_000);
  return {
    아파트: read('아파트'),
    법정동: read('법정동'),
    전용면적: read('전용면적'),
    층: read('층'),
    건축년도: read('건축년도'),
    년: read('년'),
    월: read('월'),
    일: read('일'),
    거래금액: amountOf(read('거래금액'), 1) ?? price,
    지역코드: read('지역코드'),
    최저입찰가: amountOf(read('최저입찰가'), 10_000),
    감정가: amountOf(read('감정가'), 10_000),
    낙찰가: price,
    상태: read('상태') ?? statuses[textOf(row.pbctStatCd)] ?? null,
    물건관리번호: read('물건관리번호'),
    입찰시작: read('입찰시작'),
    입찰마감: read('입찰마감'),
    해제: valueOf(row, ['cdealType', '해제여부']) === 'O',
    raw: row,
  };
}
