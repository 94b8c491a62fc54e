import { endpoints } from '@contract/endpoints';
import {
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
  stepEnded,
  wrongCode,
} from '@contract/rules/members/second-factor';
import { answering, failing, requiringSecondFactor } from './build';

const { login, loginSecondFactor, getSecondFactor, startTotp, confirmTotp } = endpoints;

const asksForCode = () =>
  answering(login, {
    success: true,
    user: null,
    suspension: null,
    consentsDue: [],
    needsEmailConfirmation: false,
    needsSecondFactor: false,
    secondFactor: { token: 'a-token', expiresAt: '2026-11-27T12:00:00.000Z' },
  });

const refusesCode = () => {
  const { code, message, issues = [] } = wrongCode();
  return failing(loginSecondFactor, code, { message, issues });
};

const hasFactor = (recoveryCodes: number) =>
  answering(getSecondFactor, {
    success: true,
    secondFactor: { totpSince: '2026-11-01T03:00:00.000Z', recoveryCodes },
  });

const stepIsOver = () => ({ message: stepEnded().message });

const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, row) =>
  recoveryCodeOf(
    Uint8Array.from({ length: RECOVERY_BYTES }, (__, at) => (row * 37 + at * 61) % 256),
  ),
);

/** The states of an admin's second factor. */
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
