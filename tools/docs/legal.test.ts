import { expect, it } from 'vitest';
import { readLegalText } from './legal';

const whole = (body: string) => `---\nversion: 2026-01-31\n---\n\n# 이름\n\n${body}\n`;

it('a legal text is read with its version, its title, its blanks and its links', async () => {
  const markdown = whole(
    [
      '<!-- 운영자에게 -->',
      '## 제1조',
      '{{operator}}(이하 ‘운영자’)는\n**꼭** [여기](https://a.example/)를 봅니다.',
      '1. 하나\n2. {{ 백업 기간 }}까지',
      '- 둘',
      '| 가 | 나 |\n| - | - |\n| 1 | {{contact}} |',
    ].join('\n\n'),
  );
  expect(await readLegalText(markdown)).toEqual({
    title: '이름',
    version: '2026-01-31',
    blocks: [
      { type: 'heading', text: '제1조' },
      {
        type: 'paragraph',
        line: [
          { blank: 'operator' },
          '(이하 ‘운영자’)는 ',
          { strong: '꼭' },
          ' ',
          { link: '여기', href: 'https://a.example/' },
          '를 봅니다.',
        ],
      },
      { type: 'list', ordered: true, items: [['하나'], [{ blank: '백업 기간' }, '까지']] },
      { type: 'list', ordered: false, items: [['둘']] },
      { type: 'table', head: [['가'], ['나']], rows: [[['1'], [{ blank: 'contact' }]]] },
    ],
  });
});

it.each([
  ['without a version', '# 이름\n'],
  ['without a title', '---\nversion: 2026-01-31\n---\n\n글\n'],
  ['with a picture', whole('![그림](a.png)')],
  ['with a quotation', whole('> 인용')],
  ['with a list in a list', whole('- 하나\n  - 둘')],
])('a legal text %s is refused', async (_, markdown) => {
  await expect(readLegalText(markdown)).rejects.toThrow();
});
