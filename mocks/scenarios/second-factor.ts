import { endpoints } from '@contract/endpoints';
import {
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
  stepEnded,
  wrongCode,
} from '@contract/rules/members/second-factor';
import { reasonTexts } from '@contract/texts';
import { answering, failing, never, requiringSecondFactor } from './build';

const { login, loginSecondFactor, getSecondFactor, startTotp, confirmTotp } = endpoints;
const { listPasskeys, startPasskey, startPasskeyLogin } = endpoints;

const asksFor = (factors: { hasTotp: boolean; hasPasskey: boolean }) =>
  answering(login, {
    success: true,
    user: null,
    suspension: null,
    consentsDue: [],
    needsEmailConfirmation: false,
    needsSecondFactor: false,
    secondFactor: { token: 'a-token', expiresAt: '2026-11-27T12:00:00.000Z', ...factors },
  });

const asksForCode = () => asksFor({ hasTotp: true, hasPasskey: false });

const refusesCode = () => {
  const { code, message, issues = [] } = wrongCode();
  return failing(loginSecondFactor, code, { message, issues });
};

const hasFactor = (recoveryCodes: number) =>
  answering(getSecondFactor, {
    success: true,
    secondFactor: { totpSince: '2026-11-01T03:00:00.000Z', recoveryCodes, passkeys: 0 },
  });

const hasPasskeys = () => [
  answering(getSecondFactor, {
    success: true,
    secondFactor: { totpSince: null, recoveryCodes: 8, passkeys: 3 },
  }),
  answering(listPasskeys, {
    success: true,
    passkeys: [
      {
        passkeyId: 'phone',
        name: '내 휴대폰',
        createdAt: '2026-11-20T03:00:00.000Z',
        lastUsedAt: '2026-11-26T23:00:00.000Z',
        isSynced: true,
      },
      {
        passkeyId: 'laptop',
        name: '회사 노트북',
        createdAt: '2026-11-12T03:00:00.000Z',
        lastUsedAt: '2026-11-25T03:00:00.000Z',
        isSynced: false,
      },
      {
        passkeyId: 'key',
        name: '서랍 속 보안 키',
        createdAt: '2026-11-01T03:00:00.000Z',
        lastUsedAt: null,
        isSynced: false,
      },
    ],
  }),
];

const stepIsOver = () => ({ message: stepEnded().message });

const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, row) =>
  recoveryCodeOf(
    Uint8Array.from({ length: RECOVERY_BYTES }, (__, at) => (row * 37 + at * 61) % 256),
  ),
);

/** The states of second factors and passkeys. */
export const secondFactorScenarios = {
  'login.secondStep': {
    title: '로그인이 인증 코드를 물음',
    handlers: () => [refusesCode(), asksForCode()],
  },
  'login.secondStepFailed': {
    title: '인증 코드를 확인하지 못함',
    handlers: () => [failing(loginSecondFactor, 'INTERNAL'), asksForCode()],
  },
  'login.secondStepEnded': {
    title: '인증 코드를 너무 늦게 입력함',
    handlers: () => [failing(loginSecondFactor, 'NOT_FOUND', stepIsOver()), asksForCode()],
  },
  'login.passkeyStep': {
    title: '로그인이 패스키를 물음',
    handlers: () => [asksFor({ hasTotp: true, hasPasskey: true })],
  },
  'login.passkeyFailed': {
    title: '패스키 로그인에 실패함',
    handlers: () => [failing(startPasskeyLogin, 'INTERNAL')],
  },
  'passkeys.several': {
    title: '패스키를 여러 개 등록함',
    handlers: hasPasskeys,
  },
  'passkeys.failed': {
    title: '패스키를 불러오지 못함',
    handlers: () => [failing(listPasskeys, 'INTERNAL')],
  },
  'passkeys.loading': {
    title: '패스키를 불러오는 중',
    handlers: () => [never(listPasskeys)],
  },
  'passkeys.full': {
    title: '패스키를 20개 등록함',
    handlers: () => [failing(startPasskey, 'CONFLICT', { message: reasonTexts.passkeysMany })],
  },
  'secondFactor.on': {
    title: '2단계 인증을 사용하는 중',
    handlers: () => [hasFactor(7)],
  },
  'secondFactor.codesGone': {
    title: '복구 코드를 모두 씀',
    handlers: () => [hasFactor(0)],
  },
  'secondFactor.newSecret': {
    title: '2단계 인증을 설정하는 중',
    handlers: () => [
      answering(startTotp, {
        success: true,
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Mulbit:admin@mulbit.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mulbit',
      }),
      answering(confirmTotp, { success: true, recoveryCodes }),
    ],
  },
  'secondFactor.failed': {
    title: '2단계 인증을 확인하지 못함',
    handlers: () => [failing(getSecondFactor, 'INTERNAL')],
  },
  'secondFactor.required': {
    title: '관리자에게 2단계 인증을 요구함',
    handlers: () => [requiringSecondFactor()],
  },
};
