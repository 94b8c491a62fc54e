import { characterTexts } from '@/texts/character';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as on from '../editor';

const meta = {
  ...on.setUp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home, brackets and Enter; the position is announced after each. */
export const Positioning: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    await on.press(context, characterTexts.positionOn);
    const scarf = on.placed(context, '줄무늬 목도리');
    scarf.focus();
    await expect(scarf).toHaveAccessibleName('줄무늬 목도리, 가로 45%, 세로 89%');
    await expect(scarf).toHaveAccessibleDescription(/방향키로 1%씩, Shift와 방향키로 5%씩/);
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await on.expectAnnounced(context, '줄무늬 목도리, 가로 46%, 세로 84%');
    await userEvent.keyboard('{Shift>}{ArrowDown>5/}{/Shift}');
    await on.expectAnnounced(context, '줄무늬 목도리, 가로 46%, 세로 100%');
    await userEvent.keyboard(']');
    await on.expectAnnounced(context, '줄무늬 목도리를 앞으로 가져왔습니다.');
    await userEvent.keyboard('{Home}');
    await on.expectAnnounced(context, '줄무늬 목도리, 가로 50%, 세로 50%');
    // A second press moves the part to its default position on this body.
    await userEvent.keyboard('{Home}');
    await on.expectAnnounced(context, '줄무늬 목도리, 가로 45%, 세로 89%');
    // Buttons below the stage do the same with single presses.
    const pad = on.padOf(context, '줄무늬 목도리');
    await userEvent.click(pad.getByRole('button', { name: characterTexts.moveLeft }));
    await on.expectAnnounced(context, '줄무늬 목도리, 가로 44%, 세로 89%');
    await userEvent.click(pad.getByRole('button', { name: characterTexts.backward }));
    await on.expectAnnounced(context, '줄무늬 목도리를 뒤로 보냈습니다.');
    await userEvent.click(canvas.getByRole('button', { name: characterTexts.reset }));
    await on.expectAnnounced(context, '줄무늬 목도리, 가로 50%, 세로 50%');
    on.placed(context, '줄무늬 목도리').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: characterTexts.positionOn })).toHaveFocus();
  },
};

export const PhonePositioning: Story = {
  ...Positioning,
  globals: { viewport: { value: 'phone' } },
};

/** Escape cancels only the drag: it leaves no undo step, and parts can still be moved. */
export const DragGivenUp: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    await on.press(context, characterTexts.positionOn);
    const scarf = on.placed(context, '줄무늬 목도리');
    const from = scarf.getBoundingClientRect();
    const at = { clientX: from.left + from.width / 2, clientY: from.top + from.height / 2 };
    const pointer = { pointerId: 7, isPrimary: true, pointerType: 'mouse', bubbles: true };
    await waitFor(async () => {
      await fireEvent.pointerDown(on.stageOf(context), {
        ...pointer,
        ...at,
        button: 0,
        buttons: 1,
      });
      await expect(scarf).toHaveFocus();
    });
    await fireEvent.pointerMove(window, {
      ...pointer,
      ...at,
      clientX: at.clientX + 40,
      buttons: 1,
    });
    await expect(scarf).not.toHaveAccessibleName(/가로 45%/);
    await userEvent.keyboard('{Escape}');
    await expect(scarf).toHaveAccessibleName(/가로 45%, 세로 89%/);
    await expect(canvas.getByRole('application', { name: characterTexts.canvas })).toBeVisible();
    await expect(on.isBlocked(context, characterTexts.undo)).toBe(true);
    // The next Escape leaves the position mode.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: characterTexts.positionOn })).toHaveFocus();
  },
};
