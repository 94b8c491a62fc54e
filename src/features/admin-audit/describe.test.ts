import { auditTexts } from '@/texts/admin/audit';
import { adminModerationTexts } from '@/texts/admin/moderation';
import { adminSettingsTexts } from '@/texts/admin/settings';
import type { AuditEntry } from '@contract/models/audit';
import type { NewAuditEntry } from '@contract/rules/admin/audit';
import {
  sphereChangeOf,
  sphereCreated,
  spheresOrdered,
  sphereUpdated,
} from '@contract/rules/admin/sphere-changes';
import { defaultModeration } from '@contract/rules/admin/moderation';
import { defaultSettings, settingsAudit } from '@contract/rules/admin/settings';
import { signInDetail } from '@contract/rules/members/sign-ins';
import { regionName } from '@contract/testers/choices';
import { describe, expect, it } from 'vitest';
import { describeEntry } from './describe';

const of = (kind: AuditEntry['kind'], more: Partial<AuditEntry>) =>
  describeEntry({ kind, detail: '', before: null, after: null, ...more });

describe('an entry of the audit in words', () => {
  it('shows where a sign-in came from and whether from a known device', () => {
    const detail = signInDetail({ address: '203.0.113.1', device: 'new', email: 'n…@a.example' });
    expect(of('login.failure', { detail }).words).toEqual([
      'n…@a.example',
      auditTexts.devices.new,
      '203.0.113.1',
    ]);
    const typed = signInDetail({ address: '203.0.113.1' });
    expect(of('password.change', { detail: typed }).words).toEqual(['203.0.113.1']);
  });

  it('shows a query separately from its result', () => {
    const ran = { query: 'SELECT 1', params: {}, explain: false, rows: 3, durationMs: 12 };
    const detail = JSON.stringify({ ...ran, outcome: 'ok' });
    expect(of('query.run', { detail })).toEqual({
      words: [auditTexts.ran(3, 12)],
      sql: 'SELECT 1',
    });
    const failed = JSON.stringify({ ...ran, rows: null, outcome: '쿼리를 읽을 수 없습니다.' });
    expect(of('query.run', { detail: failed }).words).toEqual(['쿼리를 읽을 수 없습니다.']);
    expect(of('query.remove', { detail: '이름', before: 'SELECT 2' }).sql).toBe('SELECT 2');
  });

  it('shows how many videos were imported or removed again, and the conditions', () => {
    const detail = JSON.stringify({ region: 'KR', date: '2026-11-22', q: '강아지', minViews: '0' });
    const after = JSON.stringify({ saved: 8, known: 2 });
    const asked = [regionName('KR'), '2026-11-22', '강아지'];
    expect(of('video.import', { detail, after }).words).toEqual([auditTexts.saved(8, 2), ...asked]);
    expect(of('video.save', { detail: '', after }).words).toEqual([auditTexts.saved(8, 2)]);
    const removed = JSON.stringify({ removed: 7, kept: 1 });
    expect(of('video.undo', { after: removed }).words).toEqual([auditTexts.takenBack(7, 1)]);
    expect(of('channel.collect', { detail }).words).toEqual(asked);
  });

  it('names what changed of a sphere, and counts the spheres of an order', () => {
    const before = {
      name: '새벽 감성',
      description: '',
      icon: '/tiles/night.svg',
      isClosed: false,
    };
    const made = { actorId: 2, now: 0 };
    const change = sphereChangeOf(before, { name: '심야 감성', isClosed: true });
    const entry = (one: NewAuditEntry) =>
      of(one.action, { ...one, before: one.before ?? null, after: one.after ?? null }).words;
    expect(entry(sphereUpdated(1, before, change, made))).toEqual([
      '심야 감성',
      `${auditTexts.sphereFields.name}: 새벽 감성 → 심야 감성`,
      `${auditTexts.sphereFields.isClosed}: 아니요 → 예`,
    ]);
    expect(entry(sphereCreated(1, before, made))).toEqual(['새벽 감성']);
    expect(entry(spheresOrdered([1, 2, 3], [3, 1, 2], made))).toEqual([auditTexts.orderOf(3)]);
  });

  it('names what changed in the settings, for a member and in a post', () => {
    const { label } = adminSettingsTexts.switches.review_required;
    const [words] = of(
      'settings.update',
      settingsAudit(defaultSettings, { review_required: false }),
    ).words;
    expect(words).toBe(`${label}: 켜짐 → 꺼짐`);
    const changed = { blindAfter: 0, forbiddenWords: ['도박'], forbiddenAct: 'review' } as const;
    const moderated = settingsAudit<object>(defaultModeration, changed);
    expect(of('moderation.update', moderated).words).toEqual([
      `${adminModerationTexts.blindAfter}: 5 → 0`,
      `${adminModerationTexts.forbiddenWords}: 0개 → 1개`,
      `${adminModerationTexts.forbiddenAct}: 올리지 못하게 하기 → 검토로 보내기`,
    ]);
    const blind = JSON.stringify({ reports: 5 });
    expect(of('post.blind', { after: blind }).words).toEqual([auditTexts.reports(5)]);
    const pinned = JSON.stringify({ scope: 'site', until: Date.UTC(2026, 11, 1) });
    expect(of('post.pin', { after: pinned }).words).toEqual(['홈', '2026-12-01 09:00까지']);
    expect(of('member.level', { before: '0', after: '1' }).words).toEqual(['멤버 → 관리자']);
    const after = JSON.stringify({ reason: '광고', until: Date.UTC(2026, 11, 1) });
    expect(of('member.suspend', { detail: '광고', after }).words).toEqual([
      auditTexts.until('2026-12-01 09:00'),
      '광고',
    ]);
    expect(of('post.update', { detail: 'title, blocks' }).words).toEqual(['제목', '내용']);
  });

  it('is shown as it was stored if its form is unknown', () => {
    expect(of('login.success', { detail: 'old' }).words).toEqual(['old']);
    expect(of('member.suspend', { detail: '사유', after: '{' }).words).toEqual(['사유', '{']);
  });
});
