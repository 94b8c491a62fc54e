import type { EstateItem } from '@contract/models/tools';
import { toolTexts } from '@contract/testerTexts';
import { DAY, seoulDay } from '@contract/rules/site/time';
import { provinceOf } from '@contract/testers/provinces';
import { apartmentsRequest, BID_RESULT_DAYS, onbidRequest } from '@contract/testers/real-estate';
import type { TesterValues } from '@contract/testers/types';
import { readDataPage } from './data-go-kr';
import { UpstreamFailure } from './failure';
import { readEstate } from './real-estate';
import type { Run } from './run';

/** The result of the real-estate tool. */
export interface FoundEstate {
  basis: 'onbidList' | 'onbidResults' | 'apartments';
  items: EstateItem[];
  totalCount: number;
}

/** The last whole month in Korea (`202610`). @param now ms */
function lastMonth(now: number): string {
  const [year = 0, month = 1] = seoulDay(now).split('-').map(Number);
  return month === 1 ? `${year - 1}12` : `${year}${String(month - 1).padStart(2, '0')}`;
}

async function findSales(run: Run, values: TesterValues, now: number): Promise<FoundEstate> {
  const province = provinceOf(values.region ?? '');
  const month = lastMonth(now);
  const request = apartmentsRequest(values, province?.district ?? '', month);
  const { rows, totalCount } = await run.ask(request, readDataPage);
  const spoken = `${month.slice(0, 4)}년 ${Number(month.slice(4))}월`;
  const district = `${province?.name ?? ''} ${province?.districtName ?? ''}`;
  run.notice(toolTexts.estateFallback(district, spoken));
  return { basis: 'apartments', items: rows.map(readEstate), totalCount };
}

// A key opens only the services that were applied for.
const isClosed = (error: unknown) =>
  error instanceof UpstreamFailure && (error.reason === 'key' || error.reason === 'refused');

const compactDay = (moment: number) => seoulDay(moment).replaceAll('-', '');

/**
 * Finds auctions or their results, or sales of apartments if those are not available.
 * @param onbidList the service of the list of auctions
 * @param now ms
 */
export async function findEstate(
  run: Run,
  values: TesterValues,
  onbidList: string,
  now: number,
): Promise<FoundEstate> {
  const days = { from: compactDay(now - BID_RESULT_DAYS * DAY), until: compactDay(now) };
  try {
    const { rows, totalCount } = await run.ask(onbidRequest(values, onbidList, days), readDataPage);
    const basis = values.type === 'bid' ? 'onbidResults' : 'onbidList';
    return { basis, items: rows.map(readEstate), totalCount };
  } catch (error) {
    if (!isClosed(error)) throw error;
    return findSales(run, values, now);
  }
}
