import { commentTexts } from '@/texts/comment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Discussion, loaded } from '../discussion';

const meta = {
  component: Discussion,
  args: { id: 2 },
  parameters: { role: 'member' },
} satisfies Meta<typeof Discussion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After an @ the list offers who takes part, then other members; the name becomes a link. */
export const Mentioning: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: commentTexts.label });
    await userEvent.type(field, '고마워요 @');
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(1);
    await userEvent.type(field, 'ㅈㅅㄹ');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option', { name: '정소라' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('고마워요 @정소라 '));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.type(field, '님{Control>}{Enter}{/Control}');
    const link = await canvas.findByRole('link', { name: '@정소라' });
    await expect(link).toHaveAttribute('href', '/member/6');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** The Enter that ends a composition chooses once the syllable is finished; Escape closes the list. */
export const MentioningInKorean: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: commentTexts.label });
    await userEvent.type(field, '@정');
    await canvas.findByRole('option', { name: '정소라' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '@');
    await canvas.findAllByRole('option');
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: '@정소' } });
    await canvas.findByRole('option', { name: '정소라' });
    const enter = { key: 'Enter', code: 'Enter' };
    await fireEvent.keyDown(field, { ...enter, keyCode: 229, isComposing: true });
    await expect(field).toHaveValue('@정소');
    await fireEvent.compositionEnd(field, { data: '소' });
    await fireEvent.keyUp(field, { ...enter, keyCode: 13 });
    await waitFor(() => expect(field).toHaveValue('@정소라 '));
  },
};

/** Above the bar, so that the keyboard covers nothing of it. */
export const MentioningOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await loaded(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: commentTexts.label });
    await userEvent.type(field, '@');
    const list = await canvas.findByRole('listbox');
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top,
    );
    await userEvent.click(canvas.getAllByRole('option')[0] as HTMLElement);
    await waitFor(() => expect(field).toHaveFocus());
  },
};
