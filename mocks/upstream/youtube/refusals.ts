import recorded from '../answers/refusals.json';
import { jsonReply, type Reply } from '../types';

interface Refusal {
  code: number;
  message: string;
  /** Set if it differs from the error's own name. */
  reason?: string;
  domain?: string;
  location?: string;
  status?: string;
  details?: readonly object[];
}

const refusals: Readonly<Record<keyof typeof recorded.youtube, Refusal>> = recorded.youtube;

/** An error of the simulated YouTube. */
export class Refused extends Error {
  constructor(readonly reply: Reply) {
    super('refused');
    this.name = 'Refused';
  }
}

/**
 * The body of a YouTube error.
 * @param about the name in its message
 * @param at the parameter, if several parameters can cause the error
 */
export function refusal(name: keyof typeof refusals, about = '', at?: string): Reply {
  const { code, reason = name, domain = 'youtube.parameter', ...said } = refusals[name];
  const { location = at, message: text, ...more } = said;
  const message = text.replace('{}', about);
  const place = location === undefined ? {} : { location, locationType: 'parameter' };
  const errors = [{ message, domain, reason, ...place }];
  return jsonReply({ error: { code, message, errors, ...more } }, code);
}

/** Refuses a request. @throws Refused */
export function refuse(...given: Parameters<typeof refusal>): never {
  throw new Refused(refusal(...given));
}
