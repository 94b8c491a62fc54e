import { describe, expect, it } from 'vitest';
import { othersWhoLike, recipientsOfComment } from './notifications';

it('notifies each member of a comment once, for the closest reason', () => {
  const comment = { authorId: 1, postAuthorId: 2, answeredId: 3, mentionedIds: [1, 2, 3, 4] };
  expect(recipientsOfComment(comment)).toEqual([
    { memberId: 4, kind: 'mention' },
    { memberId: 3, kind: 'reply' },
    { memberId: 2, kind: 'mention' },
  ]);
});

describe('the recipients of a comment', () => {
  const [writer, author, answered] = [1, 2, 3];
  it.each([
    ['a thread under another’s post', author, null, [[author, 'comment']]],
    ['a thread under one’s own post', writer, null, []],
    [
      'an answer under a third one’s post',
      author,
      answered,
      [
        [answered, 'reply'],
        [author, 'comment'],
      ],
    ],
    ['an answer to the post’s author', author, author, [[author, 'reply']]],
    ['an answer under one’s own post', writer, answered, [[answered, 'reply']]],
    ['an answer to oneself', author, writer, [[author, 'comment']]],
    ['an answer to oneself under one’s own post', writer, writer, []],
  ] as const)('%s', (_, postAuthorId, answeredId, recipients) => {
    const comment = { authorId: writer, postAuthorId, answeredId };
    expect(recipientsOfComment(comment)).toEqual(
      recipients.map(([memberId, kind]) => ({ memberId, kind })),
    );
  });
});

it.each([
  [1, 0, 0],
  [5, 0, 4],
  [5, 1, 3],
  [1, 1, 0],
  [0, 0, 0],
])('the notification of %i likes, %i unseen, %i are others', (likes, unseen, others) => {
  expect(othersWhoLike(likes, unseen)).toBe(others);
});
