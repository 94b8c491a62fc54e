import { claimAlone, type StoredExchange, type UpstreamStore } from '@adapters/types';
import { table } from './table';

const quotas = table('upstreamQuota');
const answers = new Map<string, StoredExchange>();

const keyOf = (account: string, day: string) => `${account} ${day}`;
const usedOf = (key: string) => quotas.find({ key })?.used ?? 0;

function write(key: string, used: number): void {
  if (quotas.find({ key })) quotas.update({ key }, { used });
  else quotas.insert({ key, used });
}

/** The simulated services' answers, in memory, and the used parts of their quotas. */
export const upstreamStore: UpstreamStore = {
  find(name, since) {
    const kept = answers.get(name);
    return Promise.resolve(kept && kept.storedAt > since ? kept : null);
  },
  keep(name, exchange) {
    answers.set(name, exchange);
    return Promise.resolve();
  },
  claim: claimAlone,
  spend(account, day, units, limit) {
    const key = keyOf(account, day);
    const used = usedOf(key) + units;
    if (used <= limit) write(key, used);
    return Promise.resolve(used <= limit);
  },
  exhaust(account, day, limit) {
    const key = keyOf(account, day);
    write(key, Math.max(limit, usedOf(key)));
    return Promise.resolve();
  },
  used: (account, day) => Promise.resolve(usedOf(keyOf(account, day))),
};

/** Forgets the answers; the quotas belong to the world. */
export function forgetAnswers(): void {
  answers.clear();
}
