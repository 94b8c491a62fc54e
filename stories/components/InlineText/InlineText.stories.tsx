import { InlineText } from '@/components/InlineText/InlineText';
import { blockTexts } from '@/texts/blocks';
import { videoPostTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { inCard, longSentence } from '../../design/frame';

const meta = {
  component: InlineText,
  args: {
    label: blockTexts.text,
    placeholder: blockTexts.textPlaceholder,
    value: '',
    variant: 'body',
    onWords: fn(),
    onEnter: fn(),
    onSend: fn(),
    onEmptyBackspace: fn(),
  },
  render: function Written({ value: first, onWords, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <InlineText
        {...args}
        value={value}
        onWords={(words, atOnce) => {
          onWords(words, atOnce);
          setValue(words);
        }}
      />
    );
  },
  decorators: [inCard],
} satisfies Meta<typeof InlineText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds a line break; on an empty last line it leaves the text and drops that line break. */
export const SeveralLines: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: blockTexts.text });
    await userEvent.type(area, '코드 네 개{Enter}');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await expect(area).toHaveValue('코드 네 개\n');
    await userEvent.type(area, '{Enter}');
    await expect(args.onEnter).toHaveBeenLastCalledWith('코드 네 개');
  },
};

/** The Enter that ends a composition adds a line break, in any browser's order of events. */
export const WhileComposing: Story = {
  tags: ['behavior'],
  args: { value: '물빛' },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: blockTexts.text });
    area.focus();
    area.setSelectionRange(2, 2);
    await fireEvent.compositionStart(area);
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229, isComposing: true });
    await fireEvent.compositionEnd(area, { data: '빛' });
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 13 });
    await fireEvent.keyUp(area, { key: 'Enter', keyCode: 13 });
    await expect(args.onEnter).not.toHaveBeenCalled();
    await fireEvent.keyDown(area, { key: 'Backspace', keyCode: 229, isComposing: true });
    await expect(args.onEmptyBackspace).not.toHaveBeenCalled();
  },
};

/** A single line that wraps. Its Enter counts once, even during composition. */
export const SingleLine: Story = {
  args: { variant: 'title', single: true, value: longSentence },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: blockTexts.text });
    area.focus();
    await fireEvent.compositionStart(area);
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229, isComposing: true });
    await fireEvent.compositionEnd(area, { data: '요' });
    await expect(args.onEnter).not.toHaveBeenCalled();
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 13 });
    await fireEvent.keyUp(area, { key: 'Enter', keyCode: 13 });
    await expect(args.onEnter).toHaveBeenLastCalledWith(longSentence);
    await userEvent.clear(area);
    await userEvent.paste('두 줄이\n한 줄로');
    await expect(area).toHaveValue('두 줄이 한 줄로');
  },
};

export const Keys: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: blockTexts.text });
    await userEvent.type(area, '{Backspace}');
    await expect(args.onEmptyBackspace).toHaveBeenCalledOnce();
    await userEvent.type(area, '물{Backspace}');
    await expect(args.onEmptyBackspace).toHaveBeenCalledOnce();
    await userEvent.type(area, '빛{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenLastCalledWith('빛');
  },
};

/** Only pasted text is checked for an address; typed text is not. */
export const Pasting: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: blockTexts.text });
    await userEvent.type(area, '물');
    await expect(args.onWords).toHaveBeenLastCalledWith('물', false);
    await userEvent.paste('빛나는 강');
    await expect(args.onWords).toHaveBeenLastCalledWith('물빛나는 강', true);
  },
};

/** The text is never cut; the counter appears near the limit. */
export const OverTheLimit: Story = {
  args: {
    variant: 'title',
    single: true,
    value: longSentence,
    limit: { count: 102, max: 100 },
    error: videoPostTexts.titleLong,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('102/100')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(videoPostTexts.titleLong);
  },
};
