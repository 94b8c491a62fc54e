import { passkeyTexts } from '@/texts/passkeys';
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

const ofMember = { at: `${pageAddresses.my}/settings`, role: 'member' } as const;

/** A member's passkeys in the settings. */
const passkeys: Sight[] = [
  mistake('my', 'NoPasskeys', '패스키 없음', passkeyTexts.none, ofMember),
  sight('my', 'passkeys.several', '서랍 속 보안 키', ofMember),
  sight('my', 'passkeys.failed', passkeyTexts.loadFailed, ofMember),
  sight('my', 'passkeys.loading', [], ofMember),
  mistake('my', 'AddPasskey', '패스키 등록하기', passkeyTexts.addNote, {
    ...ofMember,
    steps: [press(passkeyTexts.add)],
  }),
  sight('my', 'passkeys.full', reasonTexts.passkeysMany, {
    ...ofMember,
    steps: [
      press(passkeyTexts.add),
      fill(texts.password, 'mulbit-member-1', 'password'),
      press(passkeyTexts.next),
    ],
  }),
  mistake('my', 'RenamePasskey', '패스키 이름 변경', passkeyTexts.nameHint, {
    ...ofMember,
    scenario: 'passkeys.several',
    steps: [press(passkeyTexts.renameOf('회사 노트북'))],
  }),
  mistake('my', 'RemovePasskey', '패스키 삭제', passkeyTexts.removeNote('회사 노트북'), {
    ...ofMember,
    scenario: 'passkeys.several',
    steps: [press(passkeyTexts.removeOf('회사 노트북'))],
  }),
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
    sight('login', 'login.passkeyStep', passkeyTexts.stepLead, { steps: [...login] }),
    sight('login', 'login.passkeyFailed', passkeyTexts.failed, {
      steps: [press(passkeyTexts.login)],
    }),
    ...passkeys,
    ...inSettings,
  ];
}
