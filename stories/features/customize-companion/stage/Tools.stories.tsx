import { characterTexts } from '@/texts/character';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as on from '../editor';

const meta = {
  ...on.setUp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const button = ({ canvas }: Play, name: string) => canvas.getByRole('button', { name });

/** A press keeps the focus even if it disables the button. */
export const NothingLeft: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await on.isReady(context);
    await userEvent.click(on.tile(context, '동글안경'));
    for (const name of [characterTexts.undo, characterTexts.redo, characterTexts.revert]) {
      button(context, name).focus();
      await userEvent.keyboard('{Enter}');
      await expect(on.isBlocked(context, name)).toBe(true);
      await expect(button(context, name)).toHaveFocus();
    }
    await expect(on.isPlaced(context, '동글안경')).toBe(false);
  },
};

/** Taking a part off moves the focus to the next part, and after the last one to the switch. */
export const TakenOff: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    await on.press(context, characterTexts.positionOn);
    const chip = (name: string) =>
      within(canvas.getByRole('group', { name: characterTexts.choosePart })).getByRole('button', {
        name,
      });
    chip('줄무늬 목도리').focus();
    await userEvent.keyboard('{Enter}');
    on.padOf(context, '줄무늬 목도리').getByRole('button', { name: characterTexts.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await on.expectAnnounced(context, '줄무늬 목도리를 해제했습니다.');
    await expect(chip('조개 헤드폰')).toHaveFocus();
    on.padOf(context, '조개 헤드폰').getByRole('button', { name: characterTexts.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await on.expectAnnounced(context, '조개 헤드폰을 해제했습니다.');
    await expect(button(context, characterTexts.positionOff)).toHaveFocus();
  },
};

/** Undo and redo change the name and the appearance together. */
export const NameTakenBack: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    const name = canvas.getByLabelText(characterTexts.name);
    await userEvent.clear(name);
    await userEvent.type(name, '물결');
    await on.press(context, characterTexts.revert);
    await expect(name).toHaveValue('여울이');
    await on.press(context, characterTexts.undo);
    await expect(name).toHaveValue('물결');
  },
};
