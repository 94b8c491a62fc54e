import { answerFromWorld } from '@/api/testing/world';
import type { QuotaState } from '@contract/models/tools';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { openQuotasAtom, QUOTAS, quotasRemote, refreshQuotasAtom, takeQuotasAtom } from './quotas';
import { setUserAtom } from './session';

const TODAY = '2026-11-23T08:00:00.000Z';
const TOMORROW = '2026-11-24T08:00:00.000Z';
const units = (used: number, resetsAt = TODAY): QuotaState => ({
  quota: 'youtube.units',
  used,
  limit: 10_000,
  resetsAt,
});
const search: QuotaState = { quota: 'youtube.search', used: 3, limit: 100, resetsAt: TODAY };

async function open() {
  let fails = false;
  const getQuotas = () => {
    if (fails) throw new Error('no network');
    return { quotas: [units(10), search] };
  };
  const calls = answerFromWorld({ getQuotas });
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user2' } as Member);
  await store.set(quotasRemote.loadAtom, QUOTAS);
  const usedOf = () => store.get(quotasRemote.stateAtom).value?.quotas.map(({ used }) => used);
  return { store, calls, usedOf, breakOff: () => (fails = true) };
}

describe('the quotas of the data tools', () => {
  it('update from an answer and leave the others alone', async () => {
    const { store, calls, usedOf } = await open();
    store.set(takeQuotasAtom, [units(12)]);
    expect(usedOf()).toEqual([12, 3]);
    expect(calls).toHaveLength(1);
  });

  it('never count backwards within a day, even if answers arrive out of order', async () => {
    const { store, usedOf } = await open();
    store.set(takeQuotasAtom, [units(15)]);
    store.set(takeQuotasAtom, [units(14)]);
    expect(usedOf()).toEqual([15, 3]);
  });

  it('start over on the next day, even if an answer from the day before arrives late', async () => {
    const { store, usedOf } = await open();
    store.set(takeQuotasAtom, [units(1, TOMORROW)]);
    expect(usedOf()).toEqual([1, 3]);
    store.set(takeQuotasAtom, [units(99, TODAY)]);
    expect(usedOf()).toEqual([1, 3]);
  });

  it('keep their last values when a new request fails', async () => {
    const { store, usedOf, breakOff } = await open();
    breakOff();
    await store.set(refreshQuotasAtom);
    expect(usedOf()).toEqual([10, 3]);
    expect(store.get(quotasRemote.stateAtom).status).toBe('ready');
  });

  it('load once for several places of a page, and again for the next page', async () => {
    const { store, calls } = await open();
    store.set(openQuotasAtom);
    store.set(openQuotasAtom);
    expect(calls).toHaveLength(2);
    await expect.poll(() => store.get(quotasRemote.stateAtom).isAsking).toBe(false);
    store.set(openQuotasAtom);
    expect(calls).toHaveLength(3);
  });

  it('are not made up from one answer before anything requested them', () => {
    const store = createStore();
    store.set(takeQuotasAtom, [units(12)]);
    expect(store.get(quotasRemote.stateAtom).value).toBeNull();
  });
});
