import { jsonReply, type Reply } from '../types';

/** A refusal of the simulated YouTube. */
export class Refused extends Error {
  constructor(readonly reply: Reply) {
    super('refused');
    this.name = 'Refused';
  }
}

interface Details {
  domain?: string;
  location?: string;
  status?: string;
}

/** The body that YouTube writes for a refusal. */
export function refusal(
  code: number,
  reason: string,
  message: string,
  details: Details = {},
): Reply {
  const { domain = 'youtube.parameter', location, status } = details;
  const at = location === undefined ? {} : { location, locationType: 'parameter' };
  return jsonReply(
    {
      error: {
        code,
        message,
        errors: [{ message, domain, reason, ...at }],
        ...(status === undefined ? {} : { status }),
      },
    },
    code,
  );
}

/** Refuses a request. @throws Refused */
export function refuse(...given: Parameters<typeof refusal>): never {
  throw new Refused(refusal(...given));
}

/** What YouTube says when nothing of the day is left, with the markup of its own words. */
export const quotaRefusal = (): Reply =>
  refusal(
    403,
    'quotaExceeded',
    'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
    { domain: 'youtube.quota' },
  );

/** What it says of a key that is none. */
export const keyRefusal = (): Reply =>
  jsonReply(
    {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        errors: [
          {
            message: 'API key not valid. Please pass a valid API key.',
            domain: 'global',
            reason: 'badRequest',
          },
        ],
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
          },
        ],
      },
    },
    400,
  );
