import { settings } from '@mocks/db/settings';
import { grant } from '@mocks/db/ledger';
import { sampleIds } from '@contract/fixtures/members';
import { rewardEntry } from '@contract/rules/companion/ledger';
import { UNREVIEWED_POSTS_A_DAY } from '@contract/rules/companion/rewards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as on from '../features/write-post/writing';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/write', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function send(context: Play): Promise<void> {
  await context.userEvent.type(await on.titleOf(context), '보상을 묻는 글');
  await context.userEvent.type(on.textAt(context, 1), '얼마를 받을까요?');
  await on.publish(context);
  await on.isThanked(context);
}

/** With reviews the notice says what the post will earn. */
export const AfterReview: Story = {
  play: async (context) => {
    await send(context);
    await expect(
      context.canvas.getByText(
        '검토가 끝나면 모두에게 공개됩니다. 받을 보상: 물방울 +10, 식물 경험치 +15',
      ),
    ).toBeVisible();
  },
};

/** Without reviews the notice says what it has earned. */
export const AtOnce: Story = {
  beforeEach: () => settings.write({ review_required: false }),
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByText('하루에 글 10개까지 보상을 받을 수 있습니다.'),
    ).toBeVisible();
    await send(context);
    await expect(canvas.getByText('받은 보상: 물방울 +10, 식물 경험치 +15')).toBeVisible();
  },
};

/** Ten posts of the day were rewarded: this one promises and shows no reward. */
export const NoMoreToday: Story = {
  beforeEach: () => {
    settings.write({ review_required: false });
    const now = Date.now();
    for (let at = 1; at <= UNREVIEWED_POSTS_A_DAY; at += 1) {
      grant(sampleIds.yuna, rewardEntry('post_create', 9000 + at, now), now);
    }
  },
  play: async (context) => {
    await send(context);
    await expect(context.canvas.queryByText(/^받은 보상/)).toBeNull();
    await expect(context.canvas.queryByText(/^검토가/)).toBeNull();
  },
};
