import { mailSubject } from '../../mails';
import { validationTexts } from '../../texts';
import { imageForm, pictures } from '../support/pictures';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { mailsTo } from '../support/subject';

/** The site's settings: reading them, changing them, and the effects of a change. */
export function settingsSuite(start: StartSubject): void {
  describe('settings', () => {
    const world = useWorld(start);
    const read = async () => (await world.guest.ok('getSettings')).settings;
    const write = async (body: object) =>
      (await world.admin.ok('updateAdminSettings', { body })).settings;

    it('are open to everybody and the same for admins', async () => {
      expect(await read()).toEqual(fixtures.settings);
      expect(await world.admin.ok('getAdminSettings')).toEqual({
        success: true,
        settings: fixtures.settings,
      });
    });

    it('change individually in either spelling and are visible to everybody', async () => {
      const hidden = await write({ companion_visible: false });
      expect(hidden).toEqual({ ...fixtures.settings, companion_visible: false });
      expect(await read()).toEqual(hidden);
      const both = await write({ recommendedSpheresVisible: false });
      expect(both).toEqual({ ...hidden, recommended_spheres_visible: false });
      expect((await world.admin.ok('getAdminSettings')).settings).toEqual(both);
      expect((await world.member.ok('getSettings')).settings).toEqual(both);
      expect(await write({ companionVisible: true, recommended_spheres_visible: true })).toEqual(
        fixtures.settings,
      );
    });

    it('stay unchanged when no known setting is sent', async () => {
      expect(await write({})).toEqual(fixtures.settings);
      expect(await write({ adminKey: 'ignored', unknown: true })).toEqual(fixtures.settings);
    });

    it('give the site its name, words, colour and contact', async () => {
      const identity = {
        siteName: '새물결',
        siteSlogan: '오늘도 새물결에서',
        siteAccent: 'forest',
        siteContact: 'help@mulbit.test',
      };
      const changed = await write(identity);
      expect(changed).toEqual({ ...fixtures.settings, ...identity });
      expect(await read()).toEqual(changed);
      const { facts } = await world.guest.ok('getLegalText', { id: 'terms' });
      expect(facts).toMatchObject({ site: '새물결', contact: 'help@mulbit.test' });
      const { entries } = await world.admin.ok('listAudit', { query: { kind: 'settings.update' } });
      const { siteName, siteSlogan, siteAccent, siteContact } = fixtures.settings;
      expect(JSON.parse(entries[0]?.before ?? '')).toEqual({
        ...{ siteName, siteSlogan, siteAccent, siteContact },
      });
      expect(JSON.parse(entries[0]?.after ?? '')).toEqual(identity);
      const email = 'admin@mulbit.test';
      await world.guest.ok('requestPasswordReset', { body: { email } });
      const mail = (await mailsTo(world.subject, email)).at(-1);
      expect(mail).toMatchObject({
        from: '새물결',
        subject: mailSubject('passwordReset', { siteName: '새물결' }),
      });
      expect(mail?.text).toContain('help@mulbit.test');
      expect(await write({ siteName, siteSlogan, siteAccent, siteContact })).toEqual(
        fixtures.settings,
      );
    });

    it('give the site an uploaded icon, which must exist', async () => {
      const { url } = await world.admin.ok('uploadImage', { form: imageForm(pictures.webp) });
      expect((await write({ siteIcon: url })).siteIcon).toBe(url);
      const body = { siteIcon: `/uploads/${'0'.repeat(32)}.webp` };
      const { issues } = await world.admin.fails('updateAdminSettings', 'VALIDATION', { body });
      expect(issues).toEqual([{ path: 'siteIcon', message: validationTexts.imageUrl }]);
      expect((await read()).siteIcon).toBe(url);
      expect(await write({ siteIcon: null })).toEqual(fixtures.settings);
    });

    it('publish a post at once while no review is required', async () => {
      const body = { title: '바로 보이는 글', blocks: [{ type: 'text', content: '안녕하세요' }] };
      await write({ reviewRequired: false });
      const { post, postId } = await world.member.ok('createPost', { body });
      expect(post.isConfirmed).toBe(true);
      const shown = await world.guest.ok('getPostDetail', { id: postId });
      expect(shown.post.title).toBe('바로 보이는 글');
      // Nothing returns to review if the settings do not require one.
      const edited = await world.member.ok('updatePost', {
        id: postId,
        body: { title: '고친 글' },
      });
      expect(edited.post).toMatchObject({ title: '고친 글', isConfirmed: true });
      const { data } = await world.guest.ok('getFeed');
      const isPinned = new Map(data.posts.map((one) => [one.postId, one.isPinned]));
      expect([...isPinned].find(([, pinned]) => !pinned)?.[0]).toBe(postId);

      await write({ review_required: true });
      const later = await world.member.ok('createPost', { body });
      expect(later.post.isConfirmed).toBe(false);
      await world.guest.fails('getPostDetail', 'NOT_FOUND', { id: later.postId });
    });
  });
}
