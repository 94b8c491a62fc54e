import { blockTexts, videoTexts } from '@/texts/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as on from './writing';
import { page } from '../../site';

const meta = {
  ...page('/write', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Three text blocks: 하나, 둘, 셋. */
async function three(context: Play): Promise<void> {
  const { userEvent } = context;
  await on.titleOf(context);
  await userEvent.type(on.textAt(context, 1), '하나');
  await on.add(context, blockTexts.kinds.text);
  await userEvent.keyboard('둘');
  await on.add(context, blockTexts.kinds.text);
  await userEvent.keyboard('셋');
}

export const Adding: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    await three(context);
    await expect(on.wordsOf(context)).toEqual(['하나', '둘', '셋']);
    await on.expectAnnounced(context, '텍스트 블록을 3번째에 추가했습니다.');
    await userEvent.click(on.textAt(context, 1));
    const first = on.blockAt(context, 1);
    await userEvent.click(await first.findByRole('button', { name: blockTexts.addBelow }));
    await userEvent.click(first.getByRole('button', { name: blockTexts.kinds.link }));
    await expect(on.kindsOf(context)).toBe('텍스트 링크 텍스트 텍스트');
    await expect(
      on.blockAt(context, 2).getByRole('textbox', { name: blockTexts.kinds.link }),
    ).toHaveFocus();
  },
};

/** The focus stays on the button that moves, so that it can be pressed again. */
export const Moving: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    await three(context);
    await userEvent.click(on.blockAt(context, 3).getByRole('button', { name: blockTexts.moveUp }));
    await expect(on.wordsOf(context)).toEqual(['하나', '셋', '둘']);
    await on.expectAnnounced(context, '2번째 블록으로 옮겼습니다.');
    const up = on.blockAt(context, 2).getByRole('button', { name: blockTexts.moveUp });
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(on.wordsOf(context)).toEqual(['셋', '하나', '둘']);
    await on.expectAnnounced(context, blockTexts.isFirst);
    await expect(up).toHaveFocus();
  },
};

/** A deleted block can be restored; deleting the last block only empties it. */
export const Deleting: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await three(context);
    const remove = (place: number) =>
      userEvent.click(on.blockAt(context, place).getByRole('button', { name: blockTexts.remove }));
    await remove(3);
    await expect(on.wordsOf(context)).toEqual(['하나', '둘']);
    await expect(on.textAt(context, 2)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: blockTexts.restore }));
    await expect(on.wordsOf(context)).toEqual(['하나', '둘', '셋']);
    await expect(on.textAt(context, 3)).toHaveFocus();
    for (const place of [3, 2, 1]) await remove(place);
    await expect(on.wordsOf(context)).toEqual(['']);
    await on.expectAnnounced(context, blockTexts.keepOne);
    await expect(on.textAt(context, 1)).toHaveFocus();
  },
};

/** A full post cannot restore a deleted block, and a notice gives the reason. */
export const RestoringWhereItIsFull: Story = {
  beforeEach: () => {
    const blocks = Array.from({ length: 50 }, (_, at) => {
      return { id: `t${at}`, type: 'text', content: `${at + 1}번째` };
    });
    const draft = { id: 'a', savedAt: 1, interrupted: true, values: { title: '', blocks } };
    localStorage.setItem(on.DRAFTS, JSON.stringify([draft]));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await waitFor(() => expect(on.wordsOf(context)).toHaveLength(50));
    await userEvent.click(on.textAt(context, 1));
    await userEvent.click(on.blockAt(context, 1).getByRole('button', { name: blockTexts.remove }));
    await on.add(context, blockTexts.kinds.text);
    await userEvent.click(canvas.getByRole('button', { name: blockTexts.restore }));
    await waitFor(() =>
      expect(canvas.getByText('블록은 50개까지 추가할 수 있습니다.')).toBeVisible(),
    );
    await expect(canvas.queryByText(/삭제한 블록을 되살렸습니다/)).toBeNull();
    await expect(on.wordsOf(context)).toHaveLength(50);
  },
};

/** The keyboard alone goes from the title to the last block and out. */
export const KeyboardAlone: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    (await on.titleOf(context)).focus();
    await userEvent.keyboard('한강의 밤{Enter}');
    await expect(on.textAt(context, 1)).toHaveFocus();
    await userEvent.keyboard('하나{Enter}둘{Enter}{Enter}');
    await expect(on.wordsOf(context)).toEqual(['하나\n둘', '']);
    await expect(on.textAt(context, 2)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(on.wordsOf(context)).toEqual(['하나\n둘']);
    await expect(on.textAt(context, 1)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}셋');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(on.wordsOf(context)).toEqual(['셋', '하나\n둘']);
    await expect(on.textAt(context, 1)).toHaveFocus();
    await on.expectAnnounced(context, '1번째 블록으로 옮겼습니다.');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await on.expectAnnounced(context, blockTexts.isFirst);
    await userEvent.keyboard('넷{Control>}{Enter}{/Control}');
    await on.isThanked(context);
  },
};

/** The Enter that ends a composition adds nothing, whatever order of events the browser sends. */
export const Composing: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await on.titleOf(context);
    const area = on.textAt(context, 1) as HTMLTextAreaElement;
    area.focus();
    for (const isEarly of [true, false]) {
      await fireEvent.compositionStart(area);
      await fireEvent.change(area, { target: { value: '물빛' } });
      if (isEarly) await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229, isComposing: true });
      await fireEvent.compositionEnd(area, { data: '빛' });
      if (!isEarly) await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
      await fireEvent.keyDown(area, { key: 'Enter', keyCode: 13 });
      await fireEvent.keyUp(area, { key: 'Enter', keyCode: 13 });
      await expect(on.wordsOf(context)).toEqual(['물빛']);
    }
  },
};

/** A pasted address becomes a video or link block; the pasted text can be restored. */
export const PastingAnAddress: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    await on.titleOf(context);
    await userEvent.click(on.textAt(context, 1));
    await userEvent.paste('youtu.be/M7lc1UVf-VE?t=30');
    await expect(on.kindsOf(context)).toBe(blockTexts.kinds.video);
    await on.expectAnnounced(context, '동영상 블록으로 바꿨습니다.');
    // The address is set, so the focus moves to the field for words about it.
    await expect(
      on.blockAt(context, 1).getByRole('textbox', { name: videoTexts.captionLabel }),
    ).toHaveFocus();
    await userEvent.keyboard('빗소리');
    await userEvent.click(on.blockAt(context, 1).getByRole('button', { name: blockTexts.revert }));
    // The restored text includes the words typed since.
    await expect(on.wordsOf(context)).toEqual(['youtu.be/M7lc1UVf-VE?t=30\n빗소리']);
    await on.add(context, blockTexts.kinds.text);
    await userEvent.paste(on.ordinaryPage.url);
    await expect(on.kindsOf(context)).toBe('텍스트 링크');
  },
};

/** A text that contains an address stays a text. */
export const PastingWords: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await on.titleOf(context);
    await context.userEvent.click(on.textAt(context, 1));
    await context.userEvent.paste(`오늘은 ${on.ordinaryPage.url} 을 봤어요`);
    await expect(on.kindsOf(context)).toBe(blockTexts.kinds.text);
    await context.userEvent.paste(on.ordinaryPage.url);
    await expect(on.kindsOf(context)).toBe(blockTexts.kinds.text);
  },
};

export const KeyboardOnThePhone: Story = {
  ...KeyboardAlone,
  globals: { viewport: { value: 'phone' } },
};
