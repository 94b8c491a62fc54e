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
