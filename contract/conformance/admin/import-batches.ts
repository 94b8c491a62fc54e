import { describe, expect, it } from 'vitest';
import { DAY, seoulDay } from '../../rules/site/time';
import { dataTexts, testerTexts } from '../../texts';
import { openStream } from '../support/event-reader';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, signIn, signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

const yesterday = () => seoulDay(Date.now() - DAY);

/** Batches of imported videos: their display in the review and their undo. */
export function importBatchesSuite(start: StartSubject): void {
  describe('a batch of imported videos', () => {
    const world = useWorld(start);
    const importOf = (region: string, maxResults: number) =>
      world.admin.ok('importVideos', { query: { region, date: yesterday(), maxResults } });

    it('is shown in the review with each of its posts, with the admin who imported it', async () => {
      const { batchId, videos } = await importOf('KR', 2);
      const postId = videos[0]?.postId ?? '';
      const { batches } = await world.admin.ok('listImportBatches');
      const batch = batches.find((one) => one.batchId === batchId);
      const named = {
        batch_id: batchId,
        kind: 'import',
        by: { userId: ADMIN_ID, userName: accountOf(2).user_name },
        at: batch?.createdAt,
        conditions: {
          tester: 'youtube-import',
          params: {
            ...{ region: 'KR', date: yesterday(), maxResults: '2' },
            // The initial values of the form.
            ...{ videoType: 'all', minSubscribers: '0', minViews: '0' },
          },
        },
      };
      expect(batch?.conditions).toEqual(named.conditions);
      const { results } = await world.admin.ok('listPendingPosts');
      expect(results.find(({ post_id }) => post_id === postId)?.import_batch).toEqual(named);
      const { review } = await world.admin.ok('getReviewDetail', { id: postId });
      expect(review.import_batch).toEqual(named);
      const written = await world.member.ok('createPost', { body: textPost('쓴 글') });
      const own = await world.admin.ok('getReviewDetail', { id: written.postId });
      expect(own.review.import_batch).toBeNull();
    });

    it('cannot be continued after an undo or with other conditions', async () => {
      const query = { region: 'FR', date: yesterday(), maxResults: 2 };
      const { batchId } = await world.admin.ok('importVideos', { query });
      const next = { ...query, ...(batchId !== null && { batchId }) };
      // The number of videos and the page are not conditions.
      await world.admin.ok('importVideos', { query: { ...next, maxResults: 1 } });
      const saved = { videos: [{ id: 'abcdefghij1' }], batchId: next.batchId };
      for (const refused of [
        await world.admin.fails('importVideos', 'CONFLICT', { query: { ...next, region: 'JP' } }),
        await world.admin.fails('importVideosByPost', 'CONFLICT', { body: { ...next, q: '물' } }),
        await world.admin.fails('saveVideos', 'CONFLICT', { body: saved }),
      ]) {
        expect(refused.error).toBe(testerTexts.batchOther);
      }
      await world.admin.ok('undoImport', { id: batchId ?? '' });
      const { error } = await world.admin.fails('importVideos', 'CONFLICT', { query: next });
      expect(error).toBe(testerTexts.batchUndone);
      const { batches } = await world.admin.ok('listImportBatches');
      expect(batches.find((batch) => batch.batchId === batchId)).toMatchObject({ pending: 0 });
    });

    it('promises and pays no reward, because no member wrote its posts', async () => {
      const { videos } = await importOf('GB', 1);
      const id = videos[0]?.postId ?? '';
      const { results } = await world.admin.ok('listPendingPosts');
      expect(results.find(({ post_id }) => post_id === id)?.is_reward_due).toBe(false);
      const { post } = await world.admin.ok('getPostDetail', { id });
      expect(post.isRewardDue).toBe(false);
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      const { entries } = await world.admin.ok('listAdminLedger', { id: post.userId });
      expect(entries).toEqual([]);
    });

    it('of chosen videos names the tool and the words that found them; a script’s names nothing', async () => {
      const save = async (id: string, found: object) => {
        const body = { videos: [{ id }], ...found };
        const { batchId } = await world.admin.ok('saveVideos', { body });
        const { batches } = await world.admin.ok('listImportBatches');
        return batches.find((one) => one.batchId === batchId)?.conditions;
      };
      const params = { q: '고양이', channelId: 'UCabc', key: 'AIza-typed', maxResults: 5 };
      expect(await save('savedvideo1', { tester: 'youtube-search', params })).toEqual({
        tester: 'youtube-search',
        params: { q: '고양이', channelId: 'UCabc', maxResults: '5' },
      });
      expect(await save('savedvideo2', { params: { q: '말' } })).toEqual({
        tester: null,
        params: { q: '말' },
      });
      expect(await save('savedvideo3', {})).toBeNull();
    });

    it('contains each video once when imports of a region and a choice of its videos run simultaneously', async () => {
      const regions = [4, 4, 6, 6, 5].map((most) => importOf('JP', most));
      const [first, ...others] = await Promise.all(regions);
      const chosen = { videos: first?.videos.map(({ videoId }) => ({ id: { videoId } })) };
      const [saved, again] = await Promise.all([
        world.admin.ok('saveVideos', { body: chosen }),
        importOf('JP', 7),
      ]);
      const videos = [first, ...others, again].flatMap((answer) => answer?.videos ?? []);
      const distinct = new Set(videos.map(({ videoId }) => videoId));
      expect(videos.filter(({ status }) => status === 'saved')).toHaveLength(distinct.size);
      expect(new Set(videos.map(({ postId }) => postId)).size).toBe(distinct.size);
      expect(saved).toMatchObject({ savedCount: 0, skipped: 4 });
    });

    it('is undone except for posts that were confirmed first, even with simultaneous confirmations', async () => {
      const { batchId, videos } = await importOf('CA', 8);
      const ids = videos.map(({ postId }) => postId ?? '');
      const confirm = (postId: string) => world.admin.call('confirmPosts', { body: { postId } });
      const [undone, ...answers] = await Promise.all([
        world.admin.ok('undoImport', { id: batchId ?? '' }),
        ...ids.map(confirm),
      ]);
      const confirmed = ids.filter((_, at) => answers[at]?.status === 200);
      expect(answers.map(({ status }) => status)).toEqual(
        ids.map((id) => (confirmed.includes(id) ? 200 : 404)),
      );
      // Each post was either removed or confirmed, never both.
      expect(undone).toMatchObject({
        removed: ids.length - confirmed.length,
        kept: confirmed.length,
      });
      for (const id of ids) {
        const { status } = await world.guest.call('getPostDetail', { id });
        expect(status).toBe(confirmed.includes(id) ? 200 : 404);
      }
      const { batches } = await world.admin.ok('listImportBatches');
      const batch = batches.find((one) => one.batchId === batchId);
      expect(batch).toMatchObject({ pending: 0, confirmed: confirmed.length });
    });

    it('counts posts that can be undone as pending, and those once public separately', async () => {
      const { batchId, videos } = await importOf('FR', 3);
      const postId = videos[0]?.postId ?? '';
      await world.admin.ok('confirmPosts', { body: { postId } });
      await world.admin.ok('confirmPosts', { body: { postId, is_confirmed: false } });
      const countsOf = async () => {
        const { batches } = await world.admin.ok('listImportBatches');
        const batch = batches.find((one) => one.batchId === batchId);
        return [batch?.pending, batch?.confirmed, batch?.reverted];
      };
      expect(await countsOf()).toEqual([2, 0, 1]);
      const undone = await world.admin.ok('undoImport', { id: batchId ?? '' });
      expect(undone).toMatchObject({ removed: 2, kept: 1 });
      expect(await countsOf()).toEqual([0, 0, 1]);
    });

    it('can be restored after an undo, and undone again', async () => {
      const { batchId, videos } = await importOf('DE', 3);
      const id = batchId ?? '';
      const [first = '', second = ''] = videos.map(({ postId }) => postId ?? '');
      const content = '관리자가 남긴 댓글';
      await world.admin.ok('createComment', { id: first, body: { content } });
      await world.admin.ok('reactToPost', { id: first, body: { type: 'like' } });
      await world.admin.ok('confirmPosts', { body: { postId: second } });
      const batchNow = async () =>
        (await world.admin.ok('listImportBatches')).batches.find((one) => one.batchId === id);
      const postNow = async () => {
        const { post, comments } = await world.admin.ok('getPostDetail', { id: first });
        return { ...post, timeAgo: '', viewCount: 0, comments: comments.map((one) => one.content) };
      };
      const before = [await batchNow(), await postNow()];
      expect(before[0]).toMatchObject({ pending: 2, confirmed: 1, comments: 1, removed: 0 });
      const { counts } = await world.admin.ok('getAdminOverview');
      for (let time = 0; time < 2; time += 1) {
        const undone = await world.admin.ok('undoImport', { id });
        expect(undone).toMatchObject({ removed: 2, kept: 1 });
        expect(await batchNow()).toMatchObject({
          pending: 0,
          confirmed: 1,
          comments: 0,
          removed: 2,
        });
        await world.admin.fails('getPostDetail', 'NOT_FOUND', { id: first });
        const redone = await world.admin.ok('redoImport', { id });
        expect(redone).toMatchObject({ restored: 2 });
        expect([await batchNow(), await postNow()]).toEqual(before);
        expect((await world.admin.ok('getAdminOverview')).counts).toEqual(counts);
      }
      const { title } = (await world.admin.ok('getPostDetail', { id: first })).post;
      const { results } = await world.admin.ok('listPendingPosts', { query: { q: title } });
      expect(results.map(({ post_id }) => post_id)).toContain(first);
      expect(await world.admin.ok('redoImport', { id })).toMatchObject({ restored: 0 });
      await world.admin.fails('redoImport', 'NOT_FOUND', { id: 'nothing' });
    });

    it('is not restored if its videos were imported again in the meantime', async () => {
      const body = { videos: [{ id: 'takenback01' }, { id: 'takenback02' }] };
      const { batchId } = await world.admin.ok('saveVideos', { body });
      await world.admin.ok('undoImport', { id: batchId ?? '' });
      const [again, redone] = await Promise.all([
        world.admin.ok('saveVideos', { body: { videos: [{ id: 'takenback01' }] } }),
        world.admin.ok('redoImport', { id: batchId ?? '' }),
      ]);
      expect(again.savedCount + redone.restored).toBe(2);
      const third = await world.admin.ok('saveVideos', { body });
      expect(third).toMatchObject({ savedCount: 0, skipped: 2 });
    });

    it('loses pending posts and keeps rejected ones', async () => {
      const { batchId, videos } = await importOf('US', 2);
      const postIds = [videos[0]?.postId ?? ''];
      await world.admin.ok('rejectPosts', { body: { postIds, reason: '광고' } });
      const undone = await world.admin.ok('undoImport', { id: batchId ?? '' });
      expect(undone).toMatchObject({ removed: 1, kept: 1 });
      const { batches } = await world.admin.ok('listImportBatches');
      const batch = batches.find((one) => one.batchId === batchId);
      expect(batch).toMatchObject({ pending: 0, rejected: 1, reverted: 0, removed: 1 });
    });

    it('is announced to the other admins at once when it appears and when it is undone', async () => {
      const stream = await openStream(await signIn(world.subject, 2));
      const { counts } = await stream.nextOf('review');
      const { batchId } = await importOf('BR', 2);
      const more = { ...counts, pending: counts.pending + 2, all: counts.all + 2 };
      expect(await stream.nextOf('review')).toMatchObject({ counts: more });
      await world.admin.ok('undoImport', { id: batchId ?? '' });
      expect(await stream.nextOf('review')).toMatchObject({ counts });
      await stream.close();
    });

    it('loses each post once when it is undone twice simultaneously', async () => {
      const { batchId } = await importOf('AU', 5);
      const undo = () => world.admin.ok('undoImport', { id: batchId ?? '' });
      const answers = await Promise.all([undo(), undo(), undo()]);
      expect(answers.reduce((sum, { removed }) => sum + removed, 0)).toBe(5);
    });

    it('stays when its admin deletes their account, without their name', async () => {
      const leaver = await signUp(world.subject);
      await world.admin.ok('setAdminLevel', { id: leaver.id, body: { admin_level: 1 } });
      const query = { region: 'IN', date: yesterday(), maxResults: 1 };
      const { batchId, videos } = await leaver.ok('importVideos', { query });
      const { calls } = await leaver.ok('listToolCalls', { query: { tester: 'youtube-import' } });
      expect(calls).toHaveLength(1);
      await leaver.ok('deleteMe', { body: { password: leaver.password } });
      const { batches } = await world.admin.ok('listImportBatches');
      const batch = batches.find((one) => one.batchId === batchId);
      expect(batch).toMatchObject({ pending: 1, by: { userName: dataTexts.goneMember } });
      const { review } = await world.admin.ok('getReviewDetail', { id: videos[0]?.postId ?? '' });
      expect(review.import_batch?.by?.userName).toBe(dataTexts.goneMember);
    });
  });
}
