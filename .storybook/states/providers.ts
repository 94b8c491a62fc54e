import { authTexts } from '@/texts/auth';
import { providerTexts as texts } from '@/texts/providers';
import { pageAddresses } from '@contract/pages';
import { sayWhen } from '@contract/rules/site/retry';
import { reasonTexts } from '@contract/texts';
import { mistake, sight, type Sight } from './sights';
import { press } from './steps';

const ofMember = { at: `${pageAddresses.my}/settings/providers`, role: 'member' } as const;
const back = `${pageAddresses.login}?provider=kakao&state=a-state`;
const returning = { at: `${back}&code=a-code` };
const { kakao, naver } = texts.names;

/** The states of signing in with providers, and of the accounts there. */
export const providerSights: Sight[] = [
  sight('login', 'providers.none', authTexts.toLogin.act),
  mistake('login', 'SimulatedProvider', '시뮬레이션 서비스', texts.simulationLead, {
    at: `${pageAddresses.login}?simulated=kakao&state=a-state&nonce=a&challenge=a`,
  }),
  sight('login', 'providers.checking', texts.checking, returning),
  sight('login', 'providers.down', sayWhen(reasonTexts.providerDown, 5), returning),
  sight('login', 'providers.newcomer', texts.newcomerLead(kakao), returning),
  sight('login', 'providers.newcomerUnconfirmed', texts.emailHint, returning),
  mistake('login', 'NewcomerEmpty', '간편 가입 빈칸', authTexts.needUserName, {
    ...returning,
    scenario: 'providers.newcomer',
    steps: [press(texts.signUp)],
  }),
  mistake('login', 'ProviderCancelled', '간편 로그인을 취소함', texts.cancelled, {
    at: `${back}&error=access_denied`,
  }),
  mistake('login', 'ProviderEnded', '간편 로그인이 끝남', reasonTexts.providerEnded, returning),
  sight('my', 'providers.linked', texts.unused, ofMember),
  mistake('my', 'LinkAccount', '간편 로그인 연결', texts.linkNote(naver), {
    ...ofMember,
    steps: [press(texts.linkOf(naver))],
  }),
  mistake('my', 'UnlinkAccount', '간편 로그인 연결 해제', texts.unlinkNote(kakao), {
    ...ofMember,
    scenario: 'providers.linked',
    steps: [press(texts.unlinkOf(kakao))],
  }),
  sight('my', 'providers.only', reasonTexts.lastWayIn, {
    ...ofMember,
    steps: [press(texts.unlinkOf(kakao)), press(texts.unlink)],
  }),
  sight('my', 'providers.failed', texts.loadFailed, ofMember),
  sight('my', 'providers.loading', [], ofMember),
];
