import { characterTexts } from '@/texts/character';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import * as on from './editor';

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

/** Dropping, dragging by touch, arrow keys and buttons all send the same request. */
export const DraggedEqualsKeyed: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    const hat = '밀짚모자';
    const start = on.defaultPositionOf(hat, '아기 고래');
    const goal = { x: start.x + 7, y: start.y + 8 };
    const again = async () => {
      await on.finish(context);
      await userEvent.click(on.tile(context, hat));
    };

    await on.carry(context, on.tile(context, hat), goal);
    await again();

    await on.carry(context, on.tile(context, hat), goal, 'touch');
    await again();

    await userEvent.click(on.tile(context, hat));
    await on.press(context, characterTexts.positionOn);
    await on.drag(context, start, goal, 'touch');
    await waitFor(() =>
      expect(on.placed(context, hat)).toHaveAccessibleName(
        `밀짚모자, 가로 ${goal.x}%, 세로 ${goal.y}%`,
      ),
    );
    await again();

    await userEvent.click(on.tile(context, hat));
    on.placed(context, hat).focus();
    const [right, down] = [goal.x - start.x, goal.y - start.y];
    await userEvent.keyboard(`{Shift>}{ArrowRight}{ArrowDown}{/Shift}`);
    await userEvent.keyboard('{ArrowRight}'.repeat(right - 5) + '{ArrowDown}'.repeat(down - 5));
    await again();

    await userEvent.click(on.tile(context, hat));
    await userEvent.click(
      within(canvas.getByRole('group', { name: characterTexts.choosePart })).getByRole('button', {
        name: hat,
      }),
    );
    const pad = on.padOf(context, '밀짚모자');
    for (let step = 0; step < right; step += 1)
      await userEvent.click(pad.getByRole('button', { name: characterTexts.moveRight }));
    for (let step = 0; step < down; step += 1)
      await userEvent.click(pad.getByRole('button', { name: characterTexts.moveDown }));
    await on.finish(context);

    await expect(on.sent).toHaveLength(5);
    await expect(new Set(on.sent).size).toBe(1);
    await expect(on.sent[0]).toBe(
      '{"basePartId":"part4","accessories":[' +
        '{"partId":"part12","positionX":45,"positionY":89,"zIndex":0},' +
        '{"partId":"part16","positionX":36,"positionY":47,"zIndex":1},' +
        `{"partId":"part13","positionX":${goal.x},"positionY":${goal.y},"zIndex":2}],` +
        '"characterName":"여울이","userId":"user1"}',
    );
  },
};
