import { Startup } from '@/app/Startup';
import { CommentForm } from '@/features/comment/form/CommentForm';
import type { SendComment } from '@/features/comment/form/useCommentText';
import { commentTexts } from '@/texts/comment';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inCard } from '../../../design/frame';

const onSend = fn<SendComment>();

const meta = {
  component: CommentForm,
  args: { postId: 'post2', onSend },
  parameters: { role: 'member' },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(null);
  },
  decorators: [
    (Form) => (
      <>
        <Startup />
        <Form />
      </>
    ),
    inCard,
  ],
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Returns the field after the session has loaded. */
async function fieldOf({ canvas }: Play): Promise<HTMLTextAreaElement> {
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: commentTexts.label });
  await waitFor(() => expect(canvas.getByText(commentTexts.submit)).toBeInTheDocument());
  return field;
}

/** The field is cleared only after the comment was sent. */
export const Member: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await fieldOf(context);
    await userEvent.type(field, '한 글자씩 👋');
    await expect(canvas.getByText('7/1000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commentTexts.submit }));
    await waitFor(() => expect(onSend.mock.calls).toEqual([['한 글자씩 👋', []]]));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** A guest writes first and signs in then. */
export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: commentTexts.label });
    await userEvent.type(field, '나도 봤어요');
    await expect(canvas.getByRole('button', { name: commentTexts.submitGuest })).toBeVisible();
  },
};

export const Empty: Story = {
  play: async (context) => {
    const field = await fieldOf(context);
    await context.userEvent.type(field, '   ');
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: commentTexts.submit }),
    );
    await expect(await context.canvas.findByText('댓글 내용을 입력해주세요.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** The text is not cut: the counter turns red, and sending explains the limit. */
export const TooLong: Story = {
  play: async (context) => {
    const field = await fieldOf(context);
    await fireEvent.change(field, { target: { value: '물'.repeat(1001) } });
    await expect(context.canvas.getByText('1001/1000')).toBeVisible();
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: commentTexts.submit }),
    );
    await expect(
      await context.canvas.findByText('댓글은 1000자 이하로 입력해주세요.'),
    ).toBeVisible();
    await expect(field).toHaveValue('물'.repeat(1001));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** While the comment is sent, the button says so; a second press or Ctrl+Enter sends nothing. */
export const Submitting: Story = {
  play: async (context) => {
    onSend.mockReturnValue(new Promise(() => undefined));
    const field = await fieldOf(context);
    await context.userEvent.type(field, '보내는 중인 말{Control>}{Enter}{/Control}');
    const button = context.canvas.getByRole('button', { name: commentTexts.submitting });
    await context.userEvent.click(button);
    await context.userEvent.type(field, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(field).toHaveValue('보내는 중인 말');
  },
};

export const FailedKeepsText: Story = {
  play: async (context) => {
    onSend.mockRejectedValue(new ApiError('INTERNAL', errorTexts.INTERNAL));
    const field = await fieldOf(context);
    await context.userEvent.type(field, '잃으면 안 되는 말');
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: commentTexts.submit }),
    );
    await waitFor(() => expect(context.canvas.getByText(commentTexts.failed)).toBeVisible());
    await expect(field).toHaveValue('잃으면 안 되는 말');
    onSend.mockResolvedValue(null);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: commentTexts.submit }),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Text typed before a reload is restored, also after the browser was closed. */
export const KeptDraft: Story = {
  beforeEach: () => {
    const draft = { text: '쓰다 만 말', people: [], savedAt: Date.now() };
    localStorage.setItem('mulbit.draft.comment.post2.user1', JSON.stringify(draft));
  },
  play: async (context) => {
    const field = await fieldOf(context);
    await waitFor(() => expect(field).toHaveValue('쓰다 만 말'));
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: commentTexts.submit }),
    );
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(localStorage.getItem('mulbit.draft.comment.post2.user1')).toBeNull();
  },
};

/**
 * Ctrl+Enter during composition: sent once, with the last syllable (docs/product/rules.md#text).
 */
export const KoreanInput: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const field = await fieldOf(context);
    const enter = { key: 'Enter', code: 'Enter', ctrlKey: true };
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: '고마워요' } });
    await fireEvent.keyDown(field, { ...enter, keyCode: 229, isComposing: true });
    await fireEvent.compositionEnd(field, { data: '요' });
    await fireEvent.keyDown(field, { ...enter, keyCode: 13 });
    await fireEvent.keyUp(field, { ...enter, keyCode: 13 });
    await waitFor(() => expect(onSend.mock.calls).toEqual([['고마워요', []]]));
  },
};

/** At the bottom of the screen; a single line until it has focus or text. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await fieldOf(context);
    const button = canvas.getByText(commentTexts.submit);
    await expect(button).not.toBeVisible();
    await userEvent.click(field);
    await expect(button).toBeVisible();
    await userEvent.type(field, '말');
    field.blur();
    await expect(button).toBeVisible();
  },
};

/** If the keyboard overlays the page without shortening it, the form moves above the keyboard. */
export const PhoneKeyboard: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const field = await fieldOf(context);
    const seen = window.visualViewport as VisualViewport;
    Object.defineProperty(seen, 'height', { value: innerHeight - 300, configurable: true });
    seen.dispatchEvent(new Event('resize'));
    const bottom = () => (field.closest('form') as HTMLElement).getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBe(innerHeight - 300));
    Reflect.deleteProperty(seen, 'height');
    seen.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(bottom()).toBe(innerHeight));
  },
};
