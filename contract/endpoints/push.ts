import * as v from 'valibot';
import { idInput, idOutput } from '../models/ids';
import { isPushAddress } from '../rules/members/push';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

// Notifications that reach a device while the site is closed (decision 72).

/** A device that receives push messages. */
export const PushDeviceSchema = v.object({
  deviceId: idOutput('device'),
  /** The address that identifies the browser's subscription. */
  endpoint: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

const keyOf = (least: number, most: number) =>
  v.pipe(
    v.string(validationTexts.push),
    v.regex(/^[\w-]+$/, validationTexts.push),
    v.minLength(least, validationTexts.push),
    v.maxLength(most, validationTexts.push),
  );

const SubscriptionSchema = v.object({
  // Browsers send it in this form; programs may not, and the database accepts no NUL.
  endpoint: v.pipe(
    v.string(validationTexts.push),
    v.check(isPushAddress, validationTexts.push),
    v.transform((address) => new URL(address).href),
  ),
  keys: v.object({ p256dh: keyOf(80, 100), auth: keyOf(16, 40) }, validationTexts.push),
});

export const getPush = endpoint({
  summary: "The site's public push key and the own push devices",
  access: 'member',
  response: ok({ publicKey: v.string(), devices: v.array(PushDeviceSchema) }),
});

export const subscribePush = endpoint({
  summary: 'Sends pushes to a device until its session ends; beyond ten devices the oldest goes',
  access: 'member',
  whileSuspended: true,
  body: SubscriptionSchema,
  response: ok({ device: PushDeviceSchema }),
});

export const unsubscribePush = endpoint({
  summary: 'Stops pushes to an own device, also to a deleted one',
  access: 'member',
  whileSuspended: true,
  params: v.object({ deviceId: idInput('device') }),
  response: ok({}),
});
