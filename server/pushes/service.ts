import { lookup } from 'node:dns';
import { connect } from 'node:net';
import { isPushAddress } from '@contract/rules/push';
import { Agent, request, type buildConnector } from 'undici';
import webPush from 'web-push';
import { isPublicAddress } from '../upstream/links/addresses';
import { guardedConnector } from '../upstream/links/guarded-connect';

/** A device as its push service knows it, and what is sent to it. */
export interface Push {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** JSON, which only the device can read. */
  payload: string;
}

/** Sends a push. @returns the status of the push service @throws when it cannot be reached */
export type SendPush = (push: Push) => Promise<number>;

/** What pushes are sent with. */
export interface PushService {
  /** The site's key, which a browser subscribes for. */
  publicKey: string;
  send: SendPush;
}

/** Who sends pushes. */
export interface PushSender {
  /** The site's key pair (VAPID). */
  keys: { publicKey: string; privateKey: string };
  /** The site's address; null when it is not known. */
  origin: string | null;
  /** The operator's mail address for the operators of push services; null when none is named. */
  contact: string | null;
  /** How a connection is made; a test gives another one. */
  connector?: buildConnector.connector;
}

/** How long a push waits for a device that is off, seconds. */
const LIFETIME = 24 * 60 * 60;
/** How long a push service may take, ms. */
const TIMEOUT = 8_000;

/** Makes a key pair for a server that keeps none, as those of tests. */
export const makePushKeys = () => webPush.generateVAPIDKeys();

// A push service wants to know whom to ask about what it gets.
function subjectOf({ origin, contact }: PushSender): string {
  if (contact !== null) return `mailto:${contact}`;
  return origin?.startsWith('https:') ? origin : 'mailto:no-reply@mulbit.invalid';
}

/**
 * Makes what pushes are sent with: encrypted for the device, over TLS, to public addresses alone,
 * and without following a redirect. The address comes from a member's browser, so it passes the
 * guard of the link previews.
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
