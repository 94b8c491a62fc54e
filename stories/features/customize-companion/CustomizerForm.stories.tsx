import { characterTexts } from '@/texts/character';
import { companionTexts } from '@/texts/companion';
import { profileTexts } from '@/texts/profile';
import { settingsTexts } from '@/texts/settings';
import { companions } from '@mocks/db/companions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as on from './editor';

const meta = {
  ...on.setUp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const MEMBER = 1;

/** A press in the list puts a part on or takes it off; a press on the canvas takes it off. */
export const PutOnTakenOff: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    await on.isReady(context);
    await userEvent.click(on.tile(context, '밀짚모자'));
    await on.expectAnnounced(
      context,
      `밀짚모자를 착용했습니다. ${on.positionText('밀짚모자', '아기 고래')}`,
    );
    await userEvent.click(on.tile(context, '밀짚모자'));
    await on.expectAnnounced(context, '밀짚모자를 해제했습니다.');
    // The scarf is drawn here, although the square of the headphones covers this place too.
    await waitFor(async () => {
      await on.pressPoint(context, { x: 43, y: 83 });
      await expect(on.isPlaced(context, '줄무늬 목도리')).toBe(false);
    });
    await expect(on.isPlaced(context, '조개 헤드폰')).toBe(true);
    on.placed(context, '조개 헤드폰').focus();
    await userEvent.keyboard('{Enter}');
    await expect(on.isPlaced(context, '조개 헤드폰')).toBe(false);
    await expect(
      context.canvas.getByRole('button', { name: characterTexts.positionOn }),
    ).toHaveFocus();
  },
};

/** Untouched parts move to their default positions on the new body; moved parts stay. */
export const AnotherBase: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    await on.isReady(context);
    await on.press(context, characterTexts.positionOn);
    on.placed(context, '조개 헤드폰').focus();
    await userEvent.keyboard('{ArrowRight}');
    await on.carry(context, on.baseTile(context, profileTexts.waterDrops), { x: 50, y: 50 });
    await on.expectAnnounced(context, '기본 모델을 물방울로 바꿨습니다.');
    await expect(on.placed(context, '줄무늬 목도리')).toHaveAccessibleName(/가로 52%, 세로 87%/);
    await expect(on.placed(context, '조개 헤드폰')).toHaveAccessibleName(/가로 37%, 세로 47%/);
    // In the list, arrow keys choose as in a radio group.
    on.baseTile(context, profileTexts.waterDrops).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(on.baseTile(context, settingsTexts.drawings.leaf)).toHaveFocus();
    await expect(on.baseTile(context, settingsTexts.drawings.leaf)).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

/** A whole drag is one step for Ctrl+Z; in a text field Ctrl+Z undoes the typing instead. */
export const Undone: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    await on.isReady(context);
    await userEvent.click(on.tile(context, '동글안경'));
    await on.press(context, characterTexts.random);
    await on.expectAnnounced(context, /랜덤으로 꾸몄습니다\./);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(on.isPlaced(context, '동글안경')).toBe(true);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(on.isPlaced(context, '동글안경')).toBe(false);
    await expect(on.isBlocked(context, characterTexts.undo)).toBe(true);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(on.isPlaced(context, '동글안경')).toBe(true);
    await on.press(context, characterTexts.revert);
    await expect(on.isPlaced(context, '동글안경')).toBe(false);
    await on.press(context, characterTexts.undo);
    await expect(on.isPlaced(context, '동글안경')).toBe(true);
  },
};

const rename = async ({ canvas, userEvent }: Play, name: string) => {
  const field = canvas.getByLabelText(characterTexts.name);
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  return field;
};

/** The name is trimmed; an empty name keeps the old one. */
export const Saved: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas } = context;
    await on.isReady(context);
    await rename(context, '  물결 ');
    await expect(canvas.getByRole('heading', { name: '물결' })).toBeVisible();
    await on.finish(context);
    await waitFor(() => expect(canvas.getByText(characterTexts.saved)).toBeVisible());
    await expect(on.lastSent()).toMatchObject({ characterName: '물결' });
    await expect(canvas.getByLabelText(characterTexts.name)).toHaveValue('물결');
    await rename(context, '');
    await expect(canvas.getByRole('heading', { name: '물결' })).toBeVisible();
    await on.press(context, characterTexts.finish);
    await waitFor(() => expect(on.sent).toHaveLength(2));
    await expect(on.lastSent()).toMatchObject({ characterName: '물결' });
  },
};

/** A companion without a name has the site's default name. */
export const Unnamed: Story = {
  beforeEach: () => {
    companions.update(MEMBER, { name: '' });
  },
  play: async (context) => {
    await on.isReady(context);
    await expect(context.canvas.getByRole('heading', { name: companionTexts.title })).toBeVisible();
    await context.userEvent.click(on.tile(context, '동글안경'));
    await on.finish(context);
    await expect(on.lastSent()).toMatchObject({ characterName: '동반자' });
  },
};

/** Characters are counted as people see them: an emoji of two code units is one character. */
export const NameTooLong: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.isReady(context);
    const field = canvas.getByLabelText(characterTexts.name);
    await fireEvent.change(field, { target: { value: '🐳'.repeat(20) } });
    await expect(canvas.getByText('20/20')).toBeVisible();
    await expect(canvas.queryByText('이름은 20자 이하로 입력해주세요.')).toBeNull();
    await fireEvent.change(field, { target: { value: '🐳'.repeat(21) } });
    await expect(canvas.getByText('이름은 20자 이하로 입력해주세요.')).toBeVisible();
    await on.press(context, characterTexts.finish);
    await expect(field).toHaveFocus();
    await expect(on.sent).toHaveLength(0);
  },
};

/** The companion's body no longer exists, so the member must choose another one first. */
export const NoBase: Story = {
  beforeEach: () => {
    companions.update(MEMBER, { basePart: 99 });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    const finish = canvas.getByRole('button', { name: characterTexts.finish });
    await expect(finish).toHaveAttribute('aria-disabled', 'true');
    await expect(finish).toHaveAccessibleDescription('기본 모델을 선택해주세요.');
    await userEvent.click(on.baseTile(context, '수달'));
    await expect(finish).not.toHaveAttribute('aria-disabled');
    await expect(canvas.queryByText('기본 모델을 선택해주세요.')).toBeNull();
  },
};
