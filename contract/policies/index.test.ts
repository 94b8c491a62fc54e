import { describe, expect, it } from 'vitest';
import type { Actor } from './actor';
import { isAdmin } from './actor';
import { can, type Action } from './index';

const OWNER = 7;
const actors = {
  guest: null,
  member: { id: 8, adminLevel: 0 },
  owner: { id: OWNER, adminLevel: 0 },
  admin: { id: 9, adminLevel: 1 },
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

const pending = { authorId: OWNER, isConfirmed: false };
const confirmed = { authorId: OWNER, isConfirmed: true };
const comment = { authorId: OWNER, isBlinded: false };
const blinded = { authorId: OWNER, isBlinded: true };
const profile = { id: OWNER };

const everybody: Who[] = ['guest', 'member', 'owner', 'admin'];
const ownerOrAdmin: Who[] = ['owner', 'admin'];

type Row = [label: string, action: Action, decide: (actor: Actor) => boolean, allowed: Who[]];
const table: Row[] = [
  [
    'a post of any kind',
    'post.create',
    (a) => can(a, 'post.create', { isNotice: false }),
    ['member', 'owner', 'admin'],
  ],
  ['a notice', 'post.create', (a) => can(a, 'post.create', { isNotice: true }), ['admin']],
  ['a pending post', 'post.read', (a) => can(a, 'post.read', pending), ownerOrAdmin],
  ['a confirmed post', 'post.read', (a) => can(a, 'post.read', confirmed), everybody],
  ['a post', 'post.update', (a) => can(a, 'post.update', confirmed), ownerOrAdmin],
  ['a post', 'post.delete', (a) => can(a, 'post.delete', pending), ownerOrAdmin],
  ['a post', 'post.hide', (a) => can(a, 'post.hide', confirmed), ['member', 'admin']],
  ['a comment', 'report.create', (a) => can(a, 'report.create', comment), ['member', 'admin']],
  ['a member', 'member.block', (a) => can(a, 'member.block', profile), ['member', 'admin']],
  ['a comment', 'comment.read', (a) => can(a, 'comment.read', comment), everybody],
  ['a blinded comment', 'comment.read', (a) => can(a, 'comment.read', blinded), ownerOrAdmin],
  ['a comment', 'comment.update', (a) => can(a, 'comment.update', comment), ownerOrAdmin],
  ['a comment', 'comment.delete', (a) => can(a, 'comment.delete', comment), ownerOrAdmin],
  [
    'email and balances',
    'member.readPrivate',
    (a) => can(a, 'member.readPrivate', profile),
    ['owner'],
  ],
  ['a profile', 'member.update', (a) => can(a, 'member.update', profile), ['owner']],
];

describe('can', () => {
  it.each(table)('decides for %s: %s', (_label, _action, decide, allowed) => {
    const decided = everybody.filter((who) => decide(actors[who]));
    expect(decided).toEqual(allowed);
  });

  it('covers every action in this table', () => {
    const every = {
      'post.create': true,
      'post.read': true,
      'post.update': true,
      'post.delete': true,
      'post.hide': true,
      'report.create': true,
      'member.block': true,
      'comment.read': true,
      'comment.update': true,
      'comment.delete': true,
      'member.readPrivate': true,
      'member.update': true,
    } satisfies Record<Action, true>;
    expect([...new Set(table.map(([, action]) => action))].sort()).toEqual(
      Object.keys(every).sort(),
    );
  });
});

describe('isAdmin', () => {
  it('starts at level 1', () => {
    expect(isAdmin(null)).toBe(false);
    expect(isAdmin({ id: 1, adminLevel: 0 })).toBe(false);
    expect(isAdmin({ id: 1, adminLevel: 1 })).toBe(true);
    expect(isAdmin({ id: 1, adminLevel: 9 })).toBe(true);
  });
});
