import { endpoints } from '@contract/endpoints';
import { reasonTexts } from '@contract/texts';
import { answering, failing, never } from './build';

const { listLoginProviders, listLinkedAccounts, finishProviderVisit, unlinkAccount } = endpoints;

const newcomer = (isEmailConfirmed: boolean) =>
  answering(finishProviderVisit, {
    ...{ success: true, user: null, suspension: null, consentsDue: [], secondFactor: null },
    ...{ needsEmailConfirmation: false, needsSecondFactor: false, isLinked: false, returnTo: null },
    newcomer: { token: 'a-token', email: 'river@kakao.test', isEmailConfirmed },
  });

/** The states of providers and of the accounts there. */
export const providerScenarios = {
  'providers.none': {
    title: '간편 로그인이 없는 사이트',
    handlers: () => [answering(listLoginProviders, { success: true, providers: [] })],
  },
  'providers.checking': {
    title: '간편 로그인을 확인하는 중',
    handlers: () => [never(finishProviderVisit)],
  },
  'providers.down': {
    title: '간편 로그인 서비스에 연결하지 못함',
    handlers: () => [
      failing(finishProviderVisit, 'UNAVAILABLE', { message: reasonTexts.providerDown }),
    ],
  },
  'providers.newcomer': {
    title: '간편 로그인으로 처음 옴',
    handlers: () => [newcomer(true)],
  },
  'providers.newcomerUnconfirmed': {
    title: '확인되지 않은 이메일로 처음 옴',
    handlers: () => [newcomer(false)],
  },
  'providers.linked': {
    title: '간편 로그인을 연결함',
    handlers: () => [
      answering(listLinkedAccounts, {
        success: true,
        hasPassword: true,
        accounts: [
          {
            provider: 'kakao',
            linkedAt: '2026-11-01T03:00:00.000Z',
            lastUsedAt: '2026-11-26T23:00:00.000Z',
          },
          { provider: 'google', linkedAt: '2026-11-20T03:00:00.000Z', lastUsedAt: null },
        ],
      }),
    ],
  },
  'providers.only': {
    title: '간편 로그인이 유일한 로그인 방법임',
    handlers: () => [
      answering(listLinkedAccounts, {
        success: true,
        hasPassword: false,
        accounts: [{ provider: 'kakao', linkedAt: '2026-11-01T03:00:00.000Z', lastUsedAt: null }],
      }),
      failing(unlinkAccount, 'CONFLICT', { message: reasonTexts.lastWayIn }),
    ],
  },
  'providers.failed': {
    title: '연결한 계정을 불러오지 못함',
    handlers: () => [failing(listLinkedAccounts, 'INTERNAL')],
  },
  'providers.loading': {
    title: '연결한 계정을 불러오는 중',
    handlers: () => [never(listLinkedAccounts)],
  },
};
