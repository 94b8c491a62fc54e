import { answerFromWorld, holdCalls } from '@/api/testing/world';
import { ownerAtom, setUserAtom, userAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refetchSessionAtom } from './refetchSession';

const one = { user_id: 'user1', user_name: '이유나' } as Member;
const other = { user_id: 'user2', user_name: '물빛 운영자' } as Member;
const over = new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
const mismatch = new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);

describe('a page whose session may have changed', () => {
  let store = createStore();
  const toLogin = vi.fn();
  const ask = (refusal: ApiError | null) => store.set(refetchSessionAtom, refusal, toLogin);
  const said = () => store.get(toastsAtom).map(({ text, detail }) => [text, detail]);
  beforeEach(() => {
    store = createStore();
    store.set(setUserAtom, one);
    toLogin.mockReset();
  });

  it('becomes a guest’s once the session has ended, says so once and leads to the login', async () => {
    const calls = answerFromWorld({ me: () => ({ user: null }) });
    await Promise.all([ask(over), ask(over), ask(over)]);
    expect(calls).toHaveLength(1);
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(ownerAtom)).toBe(one);
    expect(said()).toEqual([[errorTexts.LOGIN_REQUIRED, undefined]]);
    store.get(toastsAtom)[0]?.action?.onPress();
    expect(toLogin).toHaveBeenCalledOnce();
    // A member who keeps pressing gets the notice with the link to the login again.
    await ask(over);
    expect(said()).toHaveLength(1);
  });

  it('stays its member’s if the refusal was about another session', async () => {
    answerFromWorld();
    await ask(over);
    expect(store.get(userAtom)).toMatchObject(one);
    expect(said()).toEqual([]);
  });

  it('learns from a refusal that its member was suspended, and reports nothing else', async () => {
    const suspension = { reason: '광고', until: null };
    answerFromWorld({ me: () => ({ user: one, suspension }) });
    await ask(new ApiError('SUSPENDED', errorTexts.SUSPENDED));
    expect(store.get(userAtom)).toEqual({ ...one, suspension });
    expect(said()).toEqual([]);
  });

  it('becomes the page of the member who is signed in now', async () => {
    answerFromWorld({ me: () => ({ user: other }) });
    await ask(mismatch);
    expect(store.get(userAtom)).toEqual(other);
    const now = '지금은 물빛 운영자님으로 로그인되어 있습니다.';
    expect(said()).toEqual([[errorTexts.USER_MISMATCH, now]]);
    answerFromWorld();
    await ask(null);
    expect(said()[1]).toEqual(['지금은 이유나님으로 로그인되어 있습니다.', undefined]);
  });

  it('follows another tab silently if nobody was signed in', async () => {
    store.set(setUserAtom, null);
    answerFromWorld({ me: () => ({ user: null }) });
    await ask(null);
    answerFromWorld();
    await ask(null);
    expect(store.get(userAtom)).toMatchObject(one);
    expect(said()).toEqual([]);
  });

  it('stays as it is if no answer comes, or if a member logged in in the meantime', async () => {
    const calls = holdCalls();
    const failing = ask(over);
    calls[0]?.fail();
    await failing;
    expect(store.get(userAtom)).toBe(one);
    const asking = ask(over);
    store.set(setUserAtom, other);
    await calls[1]?.answer({ user: null });
    await asking;
    expect(store.get(userAtom)).toBe(other);
  });
});
