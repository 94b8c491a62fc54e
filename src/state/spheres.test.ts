import { holdCalls } from '@/api/testing/world';
import type { Member } from '@contract/models/member';
import type { Sphere } from '@contract/models/sphere';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUserAtom } from './session';
import { ensureSphereAtom } from './sphere';
import { loadSpheresAtom, patchSphereAtom, shareSpheres, spheresAtom } from './spheres';

const sphere = (id: string, isJoined = false) =>
  ({ id, isJoined, role: isJoined ? 'member' : null }) as Sphere;

describe('the spheres of a viewer', () => {
  let store = createStore();
  let calls: ReturnType<typeof holdCalls>;
  const answer = (spheres: Sphere[]) => calls.at(-1)?.answer({ data: { spheres } });
  const become = (user_id: string | null) =>
    store.set(setUserAtom, user_id === null ? null : ({ user_id } as Member));
  const joined = () =>
    store.get(spheresAtom).spheres.map(({ id, isJoined }) => `${id} ${isJoined}`);
  const load = async (...spheres: Sphere[]) => {
    const loaded = store.set(loadSpheresAtom);
    await answer(spheres);
    await loaded;
  };
  beforeEach(() => {
    store = createStore();
    become('user1');
    calls = holdCalls();
  });

  it('are never those of another viewer, even if a new request fails', async () => {
    await load(sphere('a', true));
    become(null);
    expect(joined()).toEqual([]);
    const failing = store.set(loadSpheresAtom);
    calls[1]?.fail();
    await failing;
    expect(store.get(spheresAtom)).toMatchObject({ status: 'failed', spheres: [] });
  });

  it('keep a join that is newer than the request', async () => {
    await load(sphere('a'), sphere('b'));
    const loaded = store.set(loadSpheresAtom);
    store.set(patchSphereAtom, 'a', { isJoined: true });
    await answer([sphere('a'), sphere('b', true), sphere('c')]);
    await loaded;
    expect(joined()).toEqual(['a true', 'b true', 'c false']);
  });

  it('keep a closed one apart, which no list has', async () => {
    await load(sphere('a'));
    const loaded = store.set(ensureSphereAtom, 'b');
    await calls.at(-1)?.answer({ sphere: { ...sphere('b'), isClosed: true } });
    await loaded;
    await load(sphere('a'), sphere('c'));
    expect(joined()).toEqual(['a false', 'c false', 'b false']);
    expect(store.get(spheresAtom).open.map(({ id }) => id)).toEqual(['a', 'c']);
    const known = calls.length;
    await store.set(ensureSphereAtom, 'b');
    expect(calls).toHaveLength(known);
  });

  it('keep a join that is newer than the answer of another call', async () => {
    await load(sphere('a'), sphere('b'));
    const take = shareSpheres(store.get);
    store.set(patchSphereAtom, 'a', { isJoined: true });
    take(store.set, [sphere('a'), sphere('b', true)]);
    expect(joined()).toEqual(['a true', 'b true']);
  });
});
