import { consentTexts } from '@contract/consentTexts';
import { endpoints } from '@contract/endpoints';
import { failing, never } from './build';

const { getLegalText, giveConsents, signup } = endpoints;

/** Rare states of the terms, the privacy policy and their consents. */
export const legalScenarios = {
  'legal.failed': {
    title: '약관을 불러오지 못함',
    handlers: () => [failing(getLegalText, 'INTERNAL')],
  },
  'legal.loading': {
    title: '약관을 계속 불러오는 중',
    handlers: () => [never(getLegalText)],
  },
  'consent.failed': {
    title: '동의를 저장하지 못함',
    handlers: () => [failing(giveConsents, 'INTERNAL')],
  },
  'signup.outdated': {
    title: '가입하는 사이에 약관이 바뀜',
    handlers: () => {
      const message = consentTexts.outdated;
      return [failing(signup, 'STALE', { message, issues: [{ path: 'termsVersion', message }] })];
    },
  },
};
