import { PostBlocks } from '@/components/PostBlocks/PostBlocks';
import { bodyBlocks, partsOf } from '@/components/PostBlocks/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { inCard, longSentence, longWord } from '../../design/frame';
import { samplePost } from '../samplePost';
import { fits } from '../../fits';

const mixed = [
  ...samplePost(3).blocksJson,
  ...samplePost(4).blocksJson,
  ...samplePost(2).blocksJson,
];

const meta = {
  component: PostBlocks,
  args: { blocks: mixed, title: '여섯 시에 나가면 이런 물빛을 봅니다' },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof PostBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All four kinds of blocks, in the order they were written. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/의암호 새벽 산책/)).toBeVisible();
    await expect(canvas.getByText('오전 6시 58분, 의암호')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /반도체 사이클/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /영상 재생/ })).toBeVisible();
  },
};

/** A picture that fails to load shows its placeholder. */
export const BrokenImage: Story = {
  args: { blocks: [{ id: 'b1', type: 'image', url: '/scenes/han.svg', caption: '' }] },
  play: async ({ canvas }) => {
    const words = { name: '여섯 시에 나가면 이런 물빛을 봅니다 이미지' };
    await fireEvent.error(canvas.getByRole('img', words));
    await expect(canvas.getByRole('img', words)).toBeVisible();
    await expect(canvas.getByRole('img', words)).not.toHaveAttribute('src');
  },
};

export const Empty: Story = {
  args: { blocks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Markup is shown as plain text. */
export const Markup: Story = {
  args: {
    blocks: [{ id: 'b1', type: 'text', content: '<img src=x onerror="alert(1)"><b>굵게</b>' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>굵게<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

export const LongText: Story = {
  args: { blocks: [{ id: 'b1', type: 'text', content: `${longSentence}\n\n${longWord}` }] },
  play: async () => {
    await fits();
  },
};

/** Without a title the first line of text becomes the title and is not repeated. */
export const Untitled: Story = {
  args: { blocks: bodyBlocks(samplePost(3, { title: null })) },
  play: async ({ canvas }) => {
    await expect(partsOf(samplePost(3, { title: null })).title).toMatch(/^춘천 의암호/);
    await expect(canvas.queryByText(/춘천 의암호/)).toBeNull();
    await expect(canvas.getByText(/주차는 의암공원/)).toBeVisible();
  },
};

/** If the first line is too long for a title, the text below repeats it in full. */
export const UntitledLong: Story = {
  args: {
    blocks: bodyBlocks(
      samplePost(3, {
        title: null,
        blocksJson: [{ id: 'b1', type: 'text', content: `${longSentence} `.repeat(3) }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${longSentence} `.repeat(3).trim())).toBeVisible();
  },
};
