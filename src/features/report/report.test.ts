import { answerFromWorld } from '@/api/testing/world';
import { hiddenAtom } from '@/state/hidden';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { reportAtom } from './ReportDialog';

it.each([
  ['hides a post from its reporter', 'user1', ['post1'], true],
  ['hides and tells nothing to another member who came meanwhile', 'user2', [], null],
])('a report %s', async (_, next, hidden, sentence) => {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  answerFromWorld({ createReport: () => become(next) });
  const target = { targetType: 'post' as const, targetId: 'post1' };
  expect(await store.set(reportAtom, { ...target, reason: 'spam', note: '' })).toBe(sentence);
  expect([...store.get(hiddenAtom).posts]).toEqual(hidden);
});
