import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client';
import { commenting } from '../support/commenting';
import { notificationsOf } from '../support/notified';
import { roomyLimits, type StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Mentions in comments: who is named, who is notified, and the names offered while typing. */
export function mentionsSuite(start: StartSubject): void {
  describe('mentions', () => {
    const roomy = { points: 100, duration: 600 };
    const world = useWorld(start, { ...roomyLimits, signup: roomy });
    const { write, list } = commenting(world);
    const kinds = async (client: Client, id: string) =>
      (await notificationsOf(client, id)).map(({ kind }) => kind);
    const mention = async (id: string, content: string, mentions: string[], client: Client) =>
      (await client.ok('createComment', { id, body: { content, mentions } })).comment;

    it('name members of the text and notify each of them once', async () => {
      const id = await publish(world, textPost('부르는 글'));
      const [one, two] = [
        await signUp(world.subject, '가온'),
        await signUp(world.subject, '가온누리'),
      ];
      const content = '@가온누리님, @가온도 봐주세요. a@가온 @모르는이';
      const comment = await mention(id, content, [one.id, two.id, 'user2147483647'], world.admin);
      expect(comment.content).toBe(content);
      const names = comment.mentions.map(({ userId }) => userId);
      expect(names.toSorted()).toEqual([one.id, two.id].toSorted());
      expect((await list(id))[0]?.mentions).toEqual(comment.mentions);
      expect((await world.guest.ok('getPostDetail', { id })).comments[0]?.mentions).toEqual(
        comment.mentions,
      );
      for (const client of [one, two]) {
        expect(await notificationsOf(client, id)).toMatchObject([
          { kind: 'mention', commentId: comment.commentId, actorId: comment.userId },
        ]);
      }
      // The author of the post is not mentioned.
      expect(await kinds(world.member, id)).toEqual(['comment', 'confirm']);
    });

    it('reach nobody whose name is missing, and give way to a reply', async () => {
      const id = await publish(world, textPost('조용한 언급'));
      const reader = await signUp(world.subject, '다솜');
      const absent = await mention(id, '이름 없는 댓글', [reader.id], world.admin);
      expect(absent.mentions).toEqual([]);
      expect(await kinds(reader, id)).toEqual([]);
      const own = await mention(id, '@다솜 나', [reader.id], reader);
      expect(own.mentions).toEqual([{ userId: reader.id, userName: '다솜' }]);
      expect(await kinds(reader, id)).toEqual([]);
      const parentCommentId = own.commentId;
      const body = { content: '@다솜 답글', mentions: [reader.id], parentCommentId };
      await world.admin.ok('createComment', { id, body });
      expect(await kinds(reader, id)).toEqual(['reply']);
      // The author of the post learns the closer reason.
      const { user } = await world.guest.ok('getUser', { id: MEMBER_ID });
      await mention(id, `@${user.user_name}`, [MEMBER_ID], world.admin);
      expect((await kinds(world.member, id))[0]).toBe('mention');
    });

    it('do not reach members who blocked the author or switched them off', async () => {
      const id = await publish(world, textPost('부르지 못하는 글'));
      const blocking = await signUp(world.subject, '라온');
      const quiet = await signUp(world.subject, '마루');
      const writer = await signUp(world.subject, '바다');
      await blocking.ok('blockMember', { id: writer.id });
      await quiet.ok('updateNotificationSettings', { body: { mention: false } });
      await mention(id, '@라온 @마루', [blocking.id, quiet.id], writer);
      expect(await kinds(blocking, id)).toEqual([]);
      expect(await kinds(quiet, id)).toEqual([]);
    });

    it('under a post in review reach nobody who cannot read it', async () => {
      const reader = await signUp(world.subject, '사랑');
      const { postId } = await world.member.ok('createPost', { body: textPost('검토 중인 글') });
      await mention(postId, '@사랑', [reader.id], world.member);
      await world.admin.ok('confirmPosts', { body: { postId } });
      expect(await kinds(reader, postId)).toEqual([]);
    });

    it('that an edit adds notify only the new members, also when they come back', async () => {
      const id = await publish(world, textPost('고쳐 부르는 글'));
      const [one, two] = [await signUp(world.subject, '아라'), await signUp(world.subject, '자람')];
      const { commentId } = await mention(id, '@아라', [one.id], world.member);
      const edit = async (content: string, mentions: string[], client: Client = world.member) =>
        (await client.ok('updateComment', { id: commentId, body: { content, mentions } })).comment;
      // Earlier mentions stay without being sent again.
      const both = await edit('@아라 @자람', [two.id]);
      expect(both.mentions.map(({ userName }) => userName)).toEqual(['아라', '자람']);
      expect((await edit('아무도', [])).mentions).toEqual([]);
      await edit('@아라 @자람', [one.id, two.id]);
      expect(await kinds(one, id)).toEqual(['mention']);
      expect(await kinds(two, id)).toEqual(['mention']);
      // An admin who corrects a comment notifies nobody.
      const third = await signUp(world.subject, '차돌');
      await edit('@차돌', [third.id], world.admin);
      expect(await kinds(third, id)).toEqual([]);
    });

    it('follow a new name, and become plain words with the end of the account', async () => {
      const id = await publish(world, textPost('이름이 바뀌는 글'));
      const named = await signUp(world.subject, '카랑');
      const { commentId } = await mention(id, '@카랑님 안녕', [named.id], world.member);
      await named.ok('updateUser', { id: named.id, body: { user_name: '타래실' } });
      const [renamed] = await list(id);
      expect(renamed).toMatchObject({
        content: '@타래실님 안녕',
        mentions: [{ userId: named.id, userName: '타래실' }],
      });
      const content = `${renamed?.content} 또 봐요`;
      const edited = await world.member.ok('updateComment', { id: commentId, body: { content } });
      expect(edited.comment).toMatchObject({ content, mentions: renamed?.mentions });
      await named.ok('deleteMe', { body: { password: named.password } });
      const [left] = await list(id);
      expect(left?.mentions).toEqual([]);
      expect(left?.content).not.toContain('타래실');
      await world.member.ok('deleteComment', { id: commentId });
    });

    it('are offered by the beginning of a name, as far as it is typed', async () => {
      const names = ['퍙퍙이', '퍙푸른'];
      for (const name of names) await signUp(world.subject, name);
      const offered = async (q: string, client: Client = world.member) =>
        (await client.ok('suggestMembers', { query: { q } })).members.map((one) => one.userName);
      for (const typed of ['퍄', '퍙', '퍙ㅍ', ' 퍙'])
        expect(await offered(typed), typed).toEqual(names);
      expect(await offered('퍙퍄')).toEqual(['퍙퍙이']);
      for (const typed of ['', ' ', 'ㅍ', '푸른']) expect(await offered(typed), typed).toEqual([]);
      const self = await signUp(world.subject, '퍙하나');
      expect(await offered('퍙하', self)).toEqual([]);
      await self.ok('blockMember', { id: MEMBER_ID });
      const { user } = await world.guest.ok('getUser', { id: MEMBER_ID });
      expect(await offered(user.user_name, self)).toEqual([]);
      for (let at = 0; at < 7; at += 1) await signUp(world.subject, `햫${at}`);
      expect(await offered('햫')).toHaveLength(6);
    });

    it('stay out of comments without any', async () => {
      const id = await publish(world, textPost('조용한 글'));
      await write(world.admin, id, '@없는이름');
      expect(await list(id)).toMatchObject([{ content: '@없는이름', mentions: [] }]);
    });
  });
}
