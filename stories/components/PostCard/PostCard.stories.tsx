import { PostActions } from '@/components/PostActions/PostActions';
import { PostCard } from '@/components/PostCard/PostCard';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { longSentence, longWord, onCanvas } from '../../design/frame';
import { samplePost } from '../samplePost';
import { fits } from '../../fits';

const actions = (
  <PostActions
    reactions={samplePost(2)}
    commentCount={86}
    saved={false}
    onSave={fn()}
    comments={{ to: '/post/2#comments' }}
    onReact={fn()}
    onShare={fn()}
  />
);

const meta = {
  component: PostCard,
  args: {
    post: samplePost(2),
    to: '/post/2',
    authorTo: '/member/3',
    sphereTo: '/?sphere=1',
    actions,
  },
  decorators: [onCanvas],
  tags: ['autodocs'],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithVideo: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: /한강 야경/ });
    await expect(card).toBeVisible();
    await expect(canvas.getByRole('link', { name: /한강 야경/ })).toHaveAttribute(
      'href',
      '/post/2',
    );
    await expect(canvas.getByRole('link', { name: '새벽 감성' })).toHaveAttribute(
      'href',
      '/?sphere=1',
    );
    await expect(canvas.getByText('조회수 8.4K')).toBeVisible();
    await expect(canvas.getByText('12:48')).toBeVisible();
  },
};

export const WithImage: Story = {
  args: { post: samplePost(3), to: '/post/3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '오전 6시 58분, 의암호' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /영상 재생/ })).toBeNull();
  },
};

/** A picture that fails to load shows its placeholder and its text. */
export const BrokenImage: Story = {
  args: { post: samplePost(3), to: '/post/3' },
  play: async ({ canvas }) => {
    const words = { name: '오전 6시 58분, 의암호' };
    await fireEvent.error(canvas.getByRole('img', words));
    await expect(canvas.getByRole('img', words)).toBeVisible();
    await expect(canvas.getByRole('img', words)).not.toHaveAttribute('src');
  },
};

export const WithLink: Story = {
  args: { post: samplePost(4), to: '/post/4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /재고가 줄어드는 속도/ })).toBeVisible();
  },
};

/** Only the author can see this post so far. */
export const Pending: Story = {
  args: { post: samplePost(5), to: '/post/5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(postTexts.pending)).toBeVisible();
    await expect(canvas.getByText('+10 예정')).toBeVisible();
  },
};

/** Three lines; a press shows the rest. */
export const LongText: Story = {
  args: {
    post: samplePost(3, {
      title: longSentence,
      userName: longSentence.slice(0, 20),
      blocksJson: [{ id: 'b1', type: 'text', content: `${longSentence}\n\n`.repeat(4) + longWord }],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await fits();
    const more = await canvas.findByRole('button', { name: commonTexts.more });
    const before = canvas.getByRole('article').clientHeight;
    await userEvent.click(more);
    await expect(canvas.queryByRole('button', { name: commonTexts.more })).toBeNull();
    await expect(canvas.getByRole('article').clientHeight).toBeGreaterThan(before);
  },
};

/** When a link below the three visible lines gets the focus, the text opens. */
export const HiddenAddress: Story = {
  args: {
    post: samplePost(3, {
      blocksJson: [
        {
          id: 'b1',
          type: 'text',
          content: `${longSentence}\n`.repeat(4) + 'https://example.com/a',
        },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: postTexts.more });
    const link = canvas.getByRole('link', { name: 'https://example.com/a' });
    link.focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: postTexts.more })).toBeNull());
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
  },
};

/** Without a title the first line of the text becomes the title. */
export const Untitled: Story = {
  args: { post: samplePost(4, { title: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /출근길에 읽기 좋아요/ })).toBeVisible();
  },
};

/** If the first line is too long for a title, the text shows it in full and can be opened. */
export const UntitledLong: Story = {
  args: {
    post: samplePost(4, {
      title: null,
      blocksJson: [{ id: 'b1', type: 'text', content: `${longSentence} `.repeat(5) }],
    }),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading).toHaveTextContent(new RegExp(`^${longSentence} .+…$`));
    await expect(Array.from(heading.textContent)).toHaveLength(80);
    await expect(
      canvas.getByText(new RegExp(`^${longSentence} .*사람은 여기로 모여 주세요$`)),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: commonTexts.more })).toBeVisible();
  },
};

/** No separator dot starts a wrapped line: each line starts with text at the title's left edge. */
export const LongMeta: Story = {
  args: { post: samplePost(2, { userName: longSentence.slice(0, 20) }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText('조회수 8.4K').parentElement as HTMLElement;
    const boxes = [...line.children].map((words) => words.getBoundingClientRect());
    const edge = canvas.getByRole('heading').getBoundingClientRect().left;
    const begin = boxes.filter(({ top }, at) => at === 0 || top > (boxes[at - 1]?.top ?? 0) + 4);
    await expect(begin.length).toBeGreaterThan(1);
    await expect(begin.map(({ left }) => Math.round(left - edge))).toEqual(begin.map(() => 0));
    // The clipped area covers the dot before the name.
    const [, , , cut] = getComputedStyle(line).clipPath.match(/-?\d+/g) ?? [];
    await expect(Number(cut)).toBeGreaterThan(10);
  },
};

export const WithoutSphereAndPicture: Story = {
  args: { post: samplePost(8, { sphereId: null, sphereName: null, profileImage: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '새벽 감성' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
