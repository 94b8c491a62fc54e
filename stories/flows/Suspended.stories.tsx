import { suspensionTexts } from '@/texts/suspension';
import { sampleIds } from '@contract/fixtures/members';
import { suspensions } from '@mocks/db/suspensions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page } from '../site';

const REASON = '광고를 거듭 올렸습니다.';
const meta = { ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A suspended member reads why on every page. */
export const Member: Story = {
  beforeEach: () => {
    const memberId = sampleIds.yuna;
    const put = { reason: REASON, until: null, actorId: 2, createdAt: Date.now() };
    suspensions.put({ memberId, ...put });
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('complementary', { name: suspensionTexts.title });
    await expect(notice).toHaveTextContent(suspensionTexts.reason(REASON));
  },
};
