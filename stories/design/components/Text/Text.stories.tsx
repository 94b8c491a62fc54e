import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { inCard, longSentence, longWord } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Text,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  ['slogan', '오늘 볼 영상'],
  ['pageTitle', '채널 랭킹'],
  ['title', '강 건너에서 찍은 한강 야경'],
  ['feedTitle', '여섯 시에 나가면 이런 물빛을 봅니다'],
  ['heading', '추천 스피어'],
  ['body', '춘천 의암호 새벽 산책 기록입니다.'],
  ['label', '영상 공유하기'],
  ['meta', '박지훈 · 2시간 전 · 조회수 8.4K'],
  ['caption', '12분 전 업데이트'],
  ['figureLarge', '1'],
  ['figureMedium', '24'],
  ['figureSmall', '1,250'],
] as const;

/** The whole scale. A screen names a role and never sets a size. */
export const Roles: Story = {
  render: () => (
    <Stack gap={8}>
      {roles.map(([variant, words]) => (
        <Text key={variant} variant={variant} as="p">
          {words}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('p')].map((p) => getComputedStyle(p).fontSize);
    await expect(Math.min(...sizes.map(parseFloat))).toBe(13);
  },
};

const tones = [
  'neutral',
  'muted',
  'accent',
  'like',
  'gem',
  'danger',
  'success',
  'warning',
] as const;

/** Colour by meaning. The text must make sense without the colour. */
export const Tones: Story = {
  render: () => (
    <Stack gap={4}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone} weight="semibold">
          물빛 {tone}
        </Text>
      ))}
      <Text tone="rankUp">▲ 3</Text>
      <Text tone="rankDown">▼ 1</Text>
      <Text tone="rankSame">– 0</Text>
    </Stack>
  ),
};

/** Long Hangul breaks between words, an address anywhere; `lines` cuts with an ellipsis. */
export const LongWords: Story = {
  render: () => (
    <Stack>
      <Text as="p">{longWord}</Text>
      <Text as="p" lines={1} data-testid="one">
        {longSentence}
      </Text>
      <Text as="p" lines={2} data-testid="two">
        {longSentence} {longSentence}
      </Text>
      <Text as="p" preserveLines data-testid="kept">
        {'첫 줄\n둘째 줄'}
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = (id: string) => Math.round(canvas.getByTestId(id).clientHeight / 25.6);
    await expect([rows('one'), rows('two'), rows('kept')]).toEqual([1, 2, 2]);
    await fits();
  },
};

/** Part of a sentence: without a role it keeps the surrounding size. */
export const InSentence: Story = {
  render: () => (
    <Text as="h1" variant="heading">
      오늘 볼 영상, <Text tone="accent">물빛</Text>이 추천해요
    </Text>
  ),
};

/** A link in text: bolder than the text around it and underlined on hover. */
export const Link: Story = {
  render: () => (
    <Text as="p" variant="meta" tone="muted">
      계정이 없으신가요?{' '}
      <Text as="a" href="#signup" tone="accent" weight="bold" link>
        회원가입
      </Text>
    </Text>
  ),
};
