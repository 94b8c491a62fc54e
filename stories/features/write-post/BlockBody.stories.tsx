import { blockTexts, imageTexts } from '@/texts/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as on from './writing';
import { page } from '../../site';

const meta = {
  ...page('/write', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Pastes clipboard data of a program into a text block. */
function pasteData(context: Play, texts: Record<string, string>, file?: File): void {
  const clipboardData = new DataTransfer();
  if (file) clipboardData.items.add(file);
  for (const [type, words] of Object.entries(texts)) clipboardData.setData(type, words);
  const paste = { bubbles: true, cancelable: true, clipboardData };
  on.textAt(context, 1).dispatchEvent(new ClipboardEvent('paste', paste));
}

/** Pastes a picture together with other clipboard data of the program. */
async function paste(context: Play, beside: Record<string, string> = {}): Promise<void> {
  await on.titleOf(context);
  pasteData(context, beside, await on.picture('clipboard.png'));
}

const pasting = (beside?: Record<string, string>) => async (context: Play) => {
  await paste(context, beside);
  await waitFor(() => expect(on.kindsOf(context)).toBe(blockTexts.kinds.image));
  await on.uploaded(context, 1);
};

export const Pasted: Story = { tags: ['behavior'], play: pasting() };

/** A file manager adds the file name to the clipboard. */
export const PastedFromAFolder: Story = {
  tags: ['behavior'],
  play: pasting({ 'text/plain': 'clipboard.png' }),
};

/** A browser adds the picture's address and markup to the clipboard. */
export const PastedFromAPage: Story = {
  tags: ['behavior'],
  play: pasting({
    'text/plain': 'https://river.example.com/dusk.png',
    'text/html': '<meta charset="utf-8"><img src="https://river.example.com/dusk.png" alt="">',
  }),
};

/** A text program adds a picture of the copied words: only the words are pasted. */
export const PastedWords: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await paste(context, { 'text/plain': '강가에서', 'text/html': '<p>강가에서</p>' });
    await expect(on.kindsOf(context)).toBe(blockTexts.kinds.text);
  },
};

// As Naver's blog, Word and KakaoTalk put it into the clipboard.
const naver = `<meta charset="utf-8"><div class="se-module se-module-text">
  <p class="se-text-paragraph"><span>첫 번째 줄입니다.</span></p>
  <p class="se-text-paragraph"><span>두 번째 줄은 <a href="https://river.example.com/map">강 지도</a>를 봤어요.</span></p>
  <p class="se-text-paragraph"><span>\u200B</span></p>
  <p class="se-text-paragraph"><span>마지막 줄 <img alt="😊" src="https://ssl.example.com/e.png"></span></p></div>`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head><body>
  <p class=MsoNormal>첫 문단은&nbsp;여기까지<o:p></o:p></p><p class=MsoNormal>둘째 문단</p>
  <ul><li>하나</li><li>둘<ol><li>안쪽</li></ol></li></ul>
  <p class=MsoNormal><a href="https://river.example.com/">river.example.com</a></p></body></html>`;

/** Copied paragraphs, lists and links become clean text. */
export const PastedDocuments: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await on.titleOf(context);
    const text = () => on.wordsOf(context).join('');
    const area = on.textAt(context, 1);
    await context.userEvent.click(area);
    pasteData(context, { 'text/plain': '첫 번째 줄입니다.', 'text/html': naver });
    await waitFor(() =>
      expect(text()).toBe(
        '첫 번째 줄입니다.\n두 번째 줄은 강 지도 (https://river.example.com/map)를 봤어요.\n\n마지막 줄 😊',
      ),
    );
    await context.userEvent.clear(area);
    pasteData(context, { 'text/plain': '첫 문단', 'text/html': word });
    await waitFor(() =>
      expect(text()).toBe(
        '첫 문단은 여기까지\n\n둘째 문단\n\n- 하나\n- 둘\n1. 안쪽\n\nhttps://river.example.com/',
      ),
    );
  },
};

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Copied pictures split the text at the cursor; one of another site keeps its place. */
export const PastedArticle: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await on.titleOf(context);
    const area = on.textAt(context, 1);
    await context.userEvent.type(area, '앞뒤');
    (area as HTMLTextAreaElement).setSelectionRange(1, 1);
    const html = `<p>물가 </p><p><img src="${dot}"></p><p>노을</p><img src="https://river.example.com/a.jpg">`;
    pasteData(context, { 'text/plain': '물가 노을', 'text/html': html });
    await waitFor(() => expect(on.kindsOf(context)).toBe('텍스트 이미지 텍스트 이미지 텍스트'));
    await expect(on.wordsOf(context)).toEqual(['앞물가', '노을', '뒤']);
    await on.uploaded(context, 1);
    await expect(context.canvas.getByText(imageTexts.notPasted(1))).toBeVisible();
  },
};
