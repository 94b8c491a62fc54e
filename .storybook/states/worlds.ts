import { sampleIds } from '@contract/fixtures/members';
import { place } from '@contract/fixtures/spheres';
import { suspend } from '@mocks/db/administration';
import { audit } from '@mocks/db/audit';
import { emailConfirmation } from '@mocks/db/email-confirmation';
import { enrol } from '@mocks/db/enrolment';
import { mails } from '@mocks/db/mails';
import { members } from '@mocks/db/members';
import { plants } from '@mocks/db/plants';
import { posts } from '@mocks/db/posts';
import { sessions } from '@mocks/db/sessions';
import { moderation } from '@mocks/db/settings';
import { setup } from '@mocks/db/setup';
import { spheres } from '@mocks/db/spheres';
import { SETUP_LINK_LIFETIME } from '@contract/rules/site/setup';

const { yuna, operator } = sampleIds;

/** A mail's link, as the addresses of the pages for it have it. */
function keepLink(purpose: 'password' | 'email', email: string): void {
  mails.keepLink('a-token', { purpose, memberId: yuna, email, now: Date.now() });
}

/** Lists that have more than one page. */
function fillLists(): void {
  const now = Date.now();
  const icon = spheres.find(place.kitchen)?.icon ?? '';
  for (let at = 0; at < 30; at += 1) {
    const email = `more${at}@mulbit.test`;
    enrol({ userName: `이웃 ${at}`, email, password: '', now: now + at });
    const entry = { action: 'post.delete', subject: `post${900 + at}`, detail: '' } as const;
    audit.write({ ...entry, actorId: operator, memberId: yuna, now });
    const sphere = { id: 101 + at, name: `작은 스피어 ${at}`, icon, description: '' };
    const place = { position: 101 + at, isClosed: false };
    spheres.insert({ ...sphere, ...place, memberCount: 99 - at });
  }
}

/** Mock data that some states add to the default world. */
export const worlds = {
  passwordLink: () => keepLink('password', 'member@mulbit.test'),
  emailLink: () => keepLink('email', 'moved@mulbit.test'),
  newSite: () => setup.begin('a-token', Date.now() + SETUP_LINK_LIFETIME),
  unconfirmed: () => void emailConfirmation.ask(yuna),
  longLists: fillLists,
  blinded: () => posts.update(22, { isConfirmed: false, isBlinded: true }),
  forbidden: () => moderation.write({ forbiddenWords: ['통기타', '잘 봤'] }),
  closedSphere: () => spheres.update(place.night, { isClosed: true }),
  onePlant: () => {
    plants.removeOfMember(yuna);
    plants.create(yuna, 'lotus', Date.now());
  },
  session: () => void sessions.create(yuna, '', Date.now()),
  suspended: () => {
    const suspension = { reason: '광고를 거듭 올렸습니다.', until: null };
    suspend(members.get(yuna), suspension, operator, Date.now());
  },
};

export type WorldName = keyof typeof worlds;
