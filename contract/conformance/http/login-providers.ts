import type { EndpointName } from '../../endpoints';
import { reasonTexts, validationTexts as texts } from '../../texts';
import {
  consents,
  email,
  typedPassword,
  userName,
  type Refusal,
  type Refusals,
} from './refusal-values';

const [[, , ...noPasswords], tooLong] = typedPassword;
const password: readonly Refusal[] = [[texts.password, ...noPasswords], tooLong];

/** Paths to another site, and invalid paths. */
const returnTo: readonly Refusal[] = [
  [
    texts.field,
    ...['//evil.example', 'https://evil.example/', '/\\evil.example', '\\/evil.example', '/a\\b'],
    ...['/\t/evil.example', '/\n/evil.example', 'javascript:alert(1)', 'post/1', '', ' /post/1'],
    ...[`/${'x'.repeat(500)}`, 7, null, ['/post/1']],
  ],
];
const noProofs = ['', '가', 'a\nb', 7, null, undefined, ['a']] as const;
const [[, ...badEmails], badForms] = email;
const given = badEmails.filter((value) => value !== undefined);
const noTokens = ['', "' OR 1=1 --", 'a b', 'x'.repeat(129), '가', undefined, ['a']] as const;

/** Refusals of the calls about linked accounts. */
export const loginProviders: Partial<Record<EndpointName, Refusals>> = {
  startProviderLogin: { returnTo },
  startProviderLink: { returnTo, password },
  unlinkAccount: { password },
  finishProviderVisit: {
    state: [[reasonTexts.providerRefused, ...noProofs, 'x'.repeat(129)]],
    code: [[reasonTexts.providerRefused, ...noProofs, 'x'.repeat(4097)]],
  },
  signUpWithProvider: {
    token: [[reasonTexts.providerEnded, ...noTokens]],
    user_name: userName,
    email: [[texts.email, ...given], badForms],
    ...consents,
  },
};
