import { answerFromWorld } from '@/api/testing/world';
import { storageKeys } from '@/config/storage';
import { GUEST, keepCommentDraft, readCommentDraft } from '@/state/commentDrafts';
import type { KeptIntent } from '@/state/intent';
import { setUserAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { intentTexts } from '@/texts/intent';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { completeIntentAtom } from './completeIntent';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());
// The files of a worker share their globals.
afterAll(() => void vi.unstubAllGlobals());

const guests = (more: Partial<KeptIntent>): Partial<KeptIntent> => ({
  act: 'like',
  id: 'post1',
  of: null,
  at: Date.now(),
  ...more,
});

/** A tab in which user1 has just signed in, with an intent in its storage. */
function signedIn(kept: unknown, answers: Parameters<typeof answerFromWorld>[0] = {}) {
  stored.set(storageKeys.intent, JSON.stringify(kept));
  const calls = answerFromWorld(answers);
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  return {
    sent: () => calls.map(([name, { body }]) => [name, body]),
    complete: () => store.set(completeIntentAtom),
    said: () => store.get(toastsAtom).map(({ text, detail }) => [text, detail]),
  };
}

it('does it once, however many parts of the page ask', async () => {
  const { complete, sent, said } = signedIn(guests({ id: 'post2' }));
  await Promise.all([complete(), complete()]);
  await complete();
  expect(sent()).toEqual([['reactToPost', { userId: 'user1', type: 'like', on: true }]]);
  expect(said()).toEqual([[intentTexts.like.done, undefined]]);
});

it.each([
  ['of another member, whose session had ended', guests({ of: 'user2' })],
  ['of an hour ago', guests({ at: Date.now() - 60 * 60_000 })],
  ['that is broken', 'broken'],
])('forgets one %s', async (_title, kept) => {
  const { complete, sent } = signedIn(kept);
  await complete();
  expect(sent()).toEqual([]);
  expect(stored.size).toBe(0);
});

it('keeps a comment that could not be sent, and clears one that was', async () => {
  keepCommentDraft('post1', GUEST, { text: '잘 봤어요', people: [] });
  const refused = signedIn(guests({ act: 'comment' }), {
    createComment: () => Promise.reject(new Error('broken')),
  });
  await refused.complete();
  expect(refused.said()).toEqual([[intentTexts.comment.failed, intentTexts.commentKept]]);
  expect(readCommentDraft('post1', GUEST).text).toBe('잘 봤어요');

  const { complete, sent } = signedIn(guests({ act: 'comment' }));
  await complete();
  expect(sent()).toMatchObject([['createComment', { content: '잘 봤어요', mentions: [] }]]);
  expect(readCommentDraft('post1', GUEST).text).toBe('');
});

it.each([
  ['save', 'post2'],
  ['likeComment', 'comment1'],
  ['join', 'sphere5'],
  ['follow', 'user3'],
  ['favorite', 'dQw4w9WgXcQ'],
] as const)('the site accepts %s', async (act, id) => {
  const { complete, said } = signedIn(guests({ act, id }));
  await complete();
  expect(said()[0]?.[0]).not.toBe(intentTexts[act].failed);
  expect(said()[0]?.[0]).toMatch(/습니다\.$/);
});
