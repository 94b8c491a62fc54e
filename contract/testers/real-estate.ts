import { formatNumber } from '../rules/text/counts';
import { quotas } from '../rules/rankings/quota';
import { testerTexts } from '../testerTexts';
import { number, select } from './params';
import { provinceOf, provinces } from './provinces';
import { addressOf } from './request';
import { noneUnused } from './rules';
import type { Tester, TesterValues, UpstreamRequest } from './types';

const GATEWAY = 'https://apis.data.go.kr';

/** The service of the results of bids, at the new address of 온비드. */
const BID_RESULTS = 'OnbidCltrBidRsltListSrvc2/getCltrBidRsltList2';

/**
 * The service of the list of real estate (data.go.kr 15157207); a deployment may name another one.
 */
export const ONBID_LIST = 'OnbidRlstListSrvc2/getRlstCltrList2';

/** How far back the results of bids go, days. */
export const BID_RESULT_DAYS = 30;

/** The days between which bids were opened, as `20261126`. */
export interface BidDays {
  from: string;
  until: string;
}

const paging = ({ pageNo = '1', numOfRows = '10' }: TesterValues) => ({ pageNo, numOfRows });

/**
 * A request to 온비드.
 * @param list the service of the list of real estate (`Service/operation`)
 * @param days of the results of bids
 */
export function onbidRequest(values: TesterValues, list: string, days: BidDays): UpstreamRequest {
  const isBid = values.type === 'bid';
  const url = addressOf(`${GATEWAY}/B010003/${isBid ? BID_RESULTS : list}`, {
    ...paging(values),
    resultType: 'json',
    prptDivCd: '0007,0010,0005,0002,0003,0006,0008,0011,0013',
    pvctTrgtYn: 'N',
    // The results also cover vehicles and goods.
    ...(isBid ? { cltrTypeCd: '0001', opbdDtStart: days.from, opbdDtEnd: days.until } : {}),
    lctnSdnm: provinceOf(values.region ?? '')?.fullNames[0] ?? '',
  });
  return { provider: 'dataGoKr', url, cost: { quota: 'onbid', units: 1 } };
}

/** Apartment sales of a district in a month (`202610`), from the ministry's service; it answers XML. */
export function apartmentsRequest(
  values: TesterValues,
  district: string,
  month: string,
): UpstreamRequest {
  const url = addressOf(`${GATEWAY}/1613000/RTMSDataSvcAptTrade/getRTMSDataSvcAptTrade`, {
    LAWD_CD: district,
    DEAL_YMD: month,
    ...paging(values),
  });
  return { provider: 'dataGoKr', url, cost: { quota: 'apartments', units: 1 } };
}

const rows = ['5', '10', '20', '50'];

export const realEstate: Tester = {
  id: 'real-estate',
  path: 'real-estate-auction',
  group: 'data',
  label: '부동산 공매·입찰 조회',
  intro: '온비드 공매 정보이며 법원경매가 아닙니다.',
  call: 'findRealEstate',
  resource: null,
  params: [
    select(
      'type',
      '종류',
      [
        { value: 'auction', label: '공매' },
        { value: 'bid', label: '입찰' },
      ],
      { initial: 'auction' },
    ),
    select(
      'region',
      '지역',
      provinces.map(({ name }) => ({ value: name, label: name })),
      {
        initial: '서울',
      },
    ),
    number('pageNo', '페이지', 1, 100, {
      initial: '1',
      problem: testerTexts.estatePage,
      counts: 'pages',
    }),
    select(
      'numOfRows',
      '표시 개수',
      rows.map((count) => ({ value: count, label: `${count}건` })),
      {
        initial: '10',
      },
    ),
  ],
  rules: [],
  constraints: [
    '온비드 공매 정보이며 법원경매가 아닙니다.',
    `하루 호출 한도는 온비드 ${formatNumber(quotas.onbid.limit)}회, 아파트 실거래가 ${formatNumber(quotas.apartments.limit)}회입니다.`,
    testerTexts.estatePage,
    `입찰은 최근 ${BID_RESULT_DAYS}일 동안 개찰한 부동산의 결과입니다.`,
    'API 키로 온비드를 사용할 수 없으면 지역을 대표하는 시군구의 아파트 매매 실거래가를 보여줍니다.',
  ],
  unused: noneUnused,
  prepare: (values) => ({ values, notices: [] }),
  requests: (values, options) => [
    onbidRequest(values, options?.onbidList ?? ONBID_LIST, {
      from: `{${BID_RESULT_DAYS}일 전}`,
      until: '{오늘}',
    }),
  ],
  result: 'realEstate',
  canSave: false,
};
