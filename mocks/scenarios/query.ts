import { endpoints } from '@contract/endpoints';
import { queryTexts } from '@contract/texts';
import { failing, never, offline, slow } from './build';

const { runQuery, getQuerySchema } = endpoints;
const SLOW = 1500;

/** Rare states of the query tool. */
export const queryScenarios = {
  'query.failed': {
    title: '쿼리 실행에 실패함',
    handlers: () => [failing(runQuery, 'VALIDATION', { message: queryTexts.failed })],
  },
  'query.wrongKey': {
    title: '쿼리 도구의 관리자 키가 틀림',
    handlers: () => [failing(runQuery, 'ADMIN_KEY')],
  },
  'query.limited': {
    title: '쿼리 도구의 관리자 키를 너무 많이 틀림',
    handlers: () => [failing(runQuery, 'RATE_LIMITED')],
  },
  'query.timeout': {
    title: '쿼리가 시간을 초과함',
    handlers: () => [failing(runQuery, 'VALIDATION', { message: queryTexts.timeout })],
  },
  'query.busy': {
    title: '다른 쿼리가 실행되고 있음',
    handlers: () => [failing(runQuery, 'UNAVAILABLE', { message: queryTexts.busy })],
  },
  'query.notSetUp': {
    title: '쿼리 도구가 설정되지 않음',
    handlers: () => [failing(runQuery, 'UNAVAILABLE', { message: queryTexts.notSetUp })],
  },
  'query.offline': {
    title: '쿼리를 보낼 때 네트워크가 없음',
    handlers: () => [offline(runQuery)],
  },
  'query.slow': { title: '쿼리가 느림', handlers: () => [slow(runQuery, SLOW)] },
  'query.running': { title: '쿼리가 계속 실행 중', handlers: () => [never(runQuery)] },
  'query.schemaFailed': {
    title: '쿼리 도구의 테이블을 불러오지 못함',
    handlers: () => [failing(getQuerySchema, 'INTERNAL')],
  },
};
