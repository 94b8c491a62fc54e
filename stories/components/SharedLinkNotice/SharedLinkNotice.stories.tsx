import { SharedLinkNotice } from '@/components/SharedLinkNotice/SharedLinkNotice';
import { sharedLinkTexts } from '@/texts/links';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard, longSentence } from '../../design/frame';

const post = {
  to: '/post/2',
  title: '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분',
  userName: '지훈',
  timeAgo: '2시간 전',
};

const meta = {
  component: SharedLinkNotice,
  args: { post, kind: 'video' },
  decorators: [inCard],
} satisfies Meta<typeof SharedLinkNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The earlier post opens in a new window, so the form stays open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sharedLinkTexts.video);
    const link = canvas.getByRole('link', { name: /^강 건너에서.*\(새 창\)$/ });
    await expect(link).toHaveAttribute('href', '/post/2');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('지훈 · 2시간 전')).toBeVisible();
  },
};

export const OfALink: Story = {
  args: { kind: 'link' },
  play: ({ canvas }) => expect(canvas.getByText(sharedLinkTexts.link)).toBeVisible(),
};

export const Untitled: Story = {
  args: { post: { ...post, title: null } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /제목 없는 글/ })).toBeVisible(),
};

/** An empty notice takes no room. */
export const Nothing: Story = {
  args: { post: null },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

export const LongText: Story = {
  args: { post: { ...post, title: longSentence } },
  globals: { viewport: { value: 'phone' } },
};
