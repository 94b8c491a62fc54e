/** An action of a finger on a page, located by CSS selectors. */
export interface Interaction {
  name: string;
  path: string;
  /** The element to tap; for typing, the field. */
  target: string;
  /** How often the target is tapped before the measured tap. */
  before?: number;
  /** The keys to type, one at a time. */
  keys?: string;
}

const like = 'article button[aria-label^="좋아요"]';

export const interactions: Interaction[] = [
  {
    name: 'water a plant',
    path: '/garden',
    target: 'main article button:not([aria-disabled="true"])',
  },
  {
    name: 'choose a companion base',
    path: '/character',
    target: '[role="radio"][aria-checked="false"]:not([aria-disabled="true"])',
  },
  {
    name: 'add a block',
    path: '/write',
    target: '[role="group"][aria-label="블록 추가"] button',
  },
  { name: 'open the post menu', path: '/', target: 'article button[aria-haspopup]' },
  { name: 'open the drawer', path: '/', target: 'button[aria-label="메뉴 열기"]' },
  { name: 'open the notifications', path: '/', target: 'button[aria-label^="알림"]' },
  {
    name: 'another order of the feed',
    path: '/',
    target: '[role="group"][aria-label="정렬"] button[aria-pressed="false"]',
  },
  { name: 'like a post', path: '/', target: like },
  { name: 'like a post again', path: '/', target: like, before: 2 },
  {
    name: 'like a comment',
    path: '/post/2',
    target: 'ol button[aria-pressed][aria-label*="좋아요"]',
  },
  { name: 'type a comment', path: '/post/2', target: 'form textarea', keys: 'mulbit' },
  {
    name: 'another order of a ranking',
    path: '/trending',
    target: 'main [role="group"] a:not([aria-current])',
  },
];
