import { PostBlocks } from '@/components/PostBlocks/PostBlocks';
import { commonTexts } from '@/texts/common';
import { pictureTexts } from '@/texts/pictures';
import type { ImageBlock } from '@contract/models/block';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const image = (scene: string, caption: string): ImageBlock => ({
  id: scene,
  type: 'image',
  url: `/scenes/${scene}.svg`,
  caption,
});

const meta = {
  component: PostBlocks,
  args: {
    title: '호수의 아침',
    blocks: [image('lake', '오전 6시 58분, 의암호'), image('cat', ''), image('coins', '유리병')],
  },
} satisfies Meta<typeof PostBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
type Play = Parameters<NonNullable<Story['play']>>[0];

const colorOf = (element: HTMLElement) => getComputedStyle(element).color;
const scaleOf = (picture: HTMLElement) => Number(getComputedStyle(picture).scale);

async function opened({ canvas }: Play) {
  const button = canvas.getByRole('button', { name: pictureTexts.open('오전 6시 58분, 의암호') });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: pictureTexts.viewer });
  await waitFor(() => expect(dialog).toBeVisible());
  return { button, dialog, viewer: within(dialog) };
}

/** Arrow keys and buttons change the picture; closing focuses the picture that was pressed. */
export const Walks: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { button, dialog, viewer } = await opened(context);
    await expect(viewer.getByText(pictureTexts.number(1, 3))).toBeVisible();
    // The drawing is smaller than the window and is enlarged to fit it.
    await expect(viewer.getByRole('img').clientWidth).toBe(dialog.clientWidth);
    const previous = viewer.getByRole('button', { name: pictureTexts.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const close = viewer.getByRole('button', { name: commonTexts.close });
    await expect(colorOf(previous)).not.toBe(colorOf(close));
    // The focus ring has a colour per theme, but the viewer is black in both.
    await expect(close).toHaveFocus();
    await expect(getComputedStyle(close).outlineColor).toBe(colorOf(dialog));
    await userEvent.keyboard('{ArrowRight}');
    await expect(viewer.getByText(pictureTexts.number(2, 3))).toBeVisible();
    await expect(viewer.getByRole('img', { name: '호수의 아침 이미지' })).toBeVisible();
    await userEvent.click(viewer.getByRole('button', { name: pictureTexts.next }));
    await expect(viewer.getByRole('img', { name: '유리병' })).toBeVisible();
    await userEvent.click(previous);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(viewer.getByText(pictureTexts.number(1, 3))).toBeVisible();
    await userEvent.click(viewer.getByRole('button', { name: commonTexts.close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Keys, buttons, the wheel and a double tap zoom in; the next picture starts without zoom. */
export const Zooms: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { viewer } = await opened(context);
    const picture = () => viewer.getByRole('img');
    await userEvent.keyboard('+');
    await waitFor(() => expect(scaleOf(picture())).toBe(1.5));
    await userEvent.click(viewer.getByRole('button', { name: pictureTexts.smaller }));
    await waitFor(() => expect(scaleOf(picture())).toBe(1));
    const stage = picture().parentElement as HTMLElement;
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, cancelable: true }));
    await waitFor(() => expect(scaleOf(picture())).toBeGreaterThan(1.5));
    await userEvent.dblClick(stage);
    await waitFor(() => expect(scaleOf(picture())).toBe(1));
    await userEvent.dblClick(stage);
    await waitFor(() => expect(scaleOf(picture())).toBe(2.5));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(scaleOf(picture())).toBe(1));
  },
};
