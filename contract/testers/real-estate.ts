import { testerTexts } from '../testerTexts';
import { number, select } from './params';
import { provinceOf, provinces } from './provinces';
import { addressOf } from './request';
import { noneUnused } from './rules';
import type { Tester, TesterValues, UpstreamRequest } from './types';

const GATEWAY = 'https://apis.data.go.kr';

/** The service of the results of bids, at the new address of 온비드. */
const BID_RESULTS = 'OnbidCltrBidRsltListSrvc2/getCltrBidRsltList2';

/** The service by which the simulation lists auctions: no real one has this name. */
export const SIMULATED_ONBID_LIST = 'OnbidRlstListSimulated/getRlstCltrListSimulated';

const paging = ({ pageNo = '1', numOfRows = '10' }: TesterValues) => ({ pageNo, numOfRows });

/**
 * A request to 온비드.
 * @param list the service of the list of real estate (`Service/operation`): its name was not
 *   published where it could be read, so a deployment names it
 */
export function onbidRequest(values: TesterValues, list: string): UpstreamRequest {
  const service = values.type === 'bid' ? BID_RESULTS : list;
  const url = addressOf(`${GATEWAY}/B010003/${service}`, {
    ...paging(values),
    resultType: 'json',
    prptDivCd: '0007,0010,0005,0002,0003,0006,0008,0011',
    pvctTrgtYn: 'N',
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
    '하루 호출 한도는 1,000회입니다.',
    testerTexts.estatePage,
    '온비드 목록 서비스가 설정되지 않으면 지역을 대표하는 시군구의 아파트 매매 실거래가를 보여줍니다.',
  ],
  unused: noneUnused,
  prepare: (values) => ({ values, notices: [] }),
  requests: (values, options) => {
    const list = options?.onbidList ?? null;
    if (values.type === 'bid' || list !== null) return [onbidRequest(values, list ?? '')];
    const district = provinceOf(values.region ?? '')?.district ?? '';
    return [apartmentsRequest(values, district, '{지난달}')];
  },
  result: 'realEstate',
  canSave: false,
};
