import { lookup } from 'node:dns';
import { connect } from 'node:net';
import { isPushAddress } from '@contract/rules/members/push';
import { Agent, request, type buildConnector } from 'undici';
import webPush from 'web-push';
import { isPublicAddress } from '../upstream/links/addresses';
import { guardedConnector } from '../upstream/links/guarded-connect';

/** A device's address and keys at its push service, and the content. */
export interface Push {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** JSON, which only the device can read. */
  payload: string;
}

/** Sends a push. @returns the status of the push service @throws when it cannot be reached */
export type SendPush = (push: Push) => Promise<number>;

/** Sends pushes to devices. */
export interface PushService {
  /** The site's key, for subscriptions of browsers. */
  publicKey: string;
  send: SendPush;
}

/** The sender of pushes. */
export interface PushSender {
  /** The site's key pair (VAPID). */
  keys: { publicKey: string; privateKey: string };
  /** The site's address; null if unknown. */
  origin: string | null;
  /** The operator's mail address for the operators of push services; null if not set. */
  contact: string | null;
  /** Makes connections; tests replace it. */
  connector?: buildConnector.connector;
}

/** How long a push waits for a device that is off, seconds. */
const LIFETIME = 24 * 60 * 60;
/** The timeout for a push service, ms. */
const TIMEOUT = 8_000;

/** Makes a key pair for a server that stores none, for example in tests. */
export const makePushKeys = () => webPush.generateVAPIDKeys();

// A push service wants a contact for questions about its messages.
function subjectOf({ origin, contact }: PushSender): string {
  if (contact !== null) return `mailto:${contact}`;
  return origin?.startsWith('https:') ? origin : 'mailto:no-reply@mulbit.invalid';
}

/**
 * Makes the service that sends pushes: encrypted for the device, over TLS, only to public
 * addresses, and without following a redirect. The address comes from a member's browser, so it
 * passes the guard of the link previews.
 */
export function createPushService(sender: PushSender): PushService {
  const { keys: vapid } = sender;
  const guarded = guardedConnector({ lookup, dial: connect, isPublic: isPublicAddress });
  const { connector = guarded } = sender;

  return {
    publicKey: vapid.publicKey,
    async send({ endpoint, keys, payload }) {
      if (!isPushAddress(endpoint)) throw new Error(`${new URL(endpoint).host} may not be asked`);
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: { subject: subjectOf(sender), ...vapid },
        TTL: LIFETIME,
        contentEncoding: 'aes128gcm',
      });
      const agent = new Agent({ connect: connector, connections: 1, maxHeaderSize: 16_384 });
      try {
        const answer = await request(endpoint, {
          method: 'POST',
          dispatcher: agent,
          signal: AbortSignal.timeout(TIMEOUT),
          headers: headers as Record<string, string>,
          body,
        });
        answer.body.on('error', () => undefined);
        answer.body.destroy();
        return answer.statusCode;
      } finally {
        await agent.destroy();
      }
    },
  };
}
