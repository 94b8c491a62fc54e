import type { EndpointName } from '../../endpoints';
import { madePasskey, usedPasskey } from '../../examples';
import { PASSKEY_NAME_MAX } from '../../rules/members/passkeys';
import { validationTexts as texts } from '../../texts';
import {
  code,
  needed,
  optionalCode,
  step,
  typedPassword,
  type Refusal,
  type Refusals,
} from './refusal-values';

const badBytes = ['', 'not base64url!', 'x'.repeat(20_000), 7, null, ['e30'], undefined];
const wrongIn = (part: object, field: string) =>
  badBytes.map((value) => ({ ...part, [field]: value }));

/** The refusals of a browser's answer about a passkey. @param required whether it must be sent */
function passkey(example: { response: object }, required: boolean): readonly Refusal[] {
  const { response } = example;
  return [
    [
      texts.passkey,
      ...['', 'passkey', 7, {}, ['a'], { ...example, type: 'password' }],
      ...[...wrongIn(example, 'id'), ...wrongIn(example, 'rawId')],
      ...wrongIn(response, 'clientDataJSON').map((one) => ({ ...example, response: one })),
      ...[null, 'x', []].map((one) => ({ ...example, response: one })),
      ...(required ? [undefined, null] : [null]),
    ],
  ];
}
const name = needed(texts.passkeyName, PASSKEY_NAME_MAX, texts.passkeyNameLong);
const used = passkey(usedPasskey, false);

/** What the calls of second factors and passkeys refuse. */
export const secondFactors: Partial<Record<EndpointName, Refusals>> = {
  loginSecondFactor: { token: step, code, passkey: used },
  startPasskeyStep: { token: step },
  logInWithPasskey: { token: step, passkey: passkey(usedPasskey, true) },
  startPasskey: { password: typedPassword },
  addPasskey: { name, passkey: passkey(madePasskey, true) },
  renamePasskey: { name },
  deletePasskey: { password: typedPassword, code: optionalCode, passkey: used },
  startTotp: { password: typedPassword },
  confirmTotp: { code },
  removeTotp: { password: typedPassword, code, passkey: used },
  renewRecoveryCodes: { password: typedPassword, code, passkey: used },
};
