import { endpoints } from '@contract/endpoints';
import type { Endpoint } from '@contract/endpoints/define';
import { emailConfirmation } from '../db/email-confirmation';
import { failing, never } from './build';

const { requestPasswordReset, resetPassword, checkMailLink, confirmEmail, changeEmail } = endpoints;
const asked: Endpoint[] = [requestPasswordReset, changeEmail, endpoints.sendConfirmationMail];
const used: Endpoint[] = [resetPassword, confirmEmail];

/** Rare states of mails and their links. */
export const mailLinkScenarios = {
  'mail.failed': {
    title: '메일을 요청하거나 링크를 쓰지 못함',
    handlers: () => [...asked, ...used].map((endpoint) => failing(endpoint, 'INTERNAL')),
  },
  'mail.limited': {
    title: '메일을 너무 자주 요청함',
    handlers: () => asked.map((endpoint) => failing(endpoint, 'RATE_LIMITED')),
  },
  'mail.checking': {
    title: '메일의 링크를 계속 확인하는 중',
    handlers: () => [never(checkMailLink)],
  },
  'signup.confirmEmail': {
    title: '가입할 때 이메일 주소를 확인하는 사이트',
    handlers: () => {
      emailConfirmation.require(true);
      return [];
    },
  },
  'mail.checkFailed': {
    title: '메일의 링크를 확인하지 못함',
    handlers: () => [failing(checkMailLink, 'INTERNAL')],
  },
};
