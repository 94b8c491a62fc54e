import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { pageAddresses } from '@contract/pages';
import { reasonTexts } from '@contract/texts';
import { mistake, sight, type Sight } from './sights';
import { fill, press, type Step } from './steps';

const ofAdmin = { at: `${pageAddresses.my}/settings`, role: 'admin' } as const;
const setUp: Step[] = [
  press(texts.setUp),
  fill(texts.password, 'mulbit-admin-1', 'password'),
  press(texts.next),
];

/** An admin's second factor in the settings. */
const inSettings: Sight[] = [
  mistake('my', 'SecondFactor', '2단계 인증 설정 전', texts.off, ofAdmin),
  sight('my', 'secondFactor.newSecret', texts.scan, { ...ofAdmin, steps: setUp }),
  mistake('my', 'RecoveryCodes', '복구 코드를 받음', texts.recoveryNote, {
    ...ofAdmin,
    scenario: 'secondFactor.newSecret',
    steps: [...setUp, fill(texts.code, '000000'), press(texts.turnOn)],
  }),
  sight('my', 'secondFactor.on', texts.codesLeft(7), ofAdmin),
  mistake('my', 'RemoveFactor', '2단계 인증을 해제함', texts.removeNote, {
    ...ofAdmin,
    scenario: 'secondFactor.on',
    steps: [press(texts.remove)],
  }),
  sight('my', 'secondFactor.codesGone', texts.codesGone, ofAdmin),
  sight('my', 'secondFactor.failed', texts.loadFailed, ofAdmin),
  sight('settings', 'secondFactor.required', texts.required),
];

/** The states of second factors. @param login the steps of a login */
export function secondFactorSights(login: readonly Step[]): Sight[] {
  const typed = [...login, fill(texts.code, '000000'), press(texts.check)];
  return [
    sight('login', 'login.secondStep', texts.stepLead, { steps: [...login] }),
    mistake('login', 'WrongCode', '인증 코드가 틀림', reasonTexts.wrongCode, {
      scenario: 'login.secondStep',
      steps: typed,
    }),
    mistake('login', 'RecoveryCode', '복구 코드로 로그인', texts.recoveryLead, {
      scenario: 'login.secondStep',
      steps: [...login, press(texts.toRecovery)],
    }),
    sight('login', 'login.secondStepFailed', texts.failed, { steps: typed }),
    sight('login', 'login.secondStepEnded', reasonTexts.stepEnded, { steps: typed }),
    ...inSettings,
  ];
}
