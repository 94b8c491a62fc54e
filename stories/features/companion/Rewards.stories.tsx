import { readStored, storageKeys } from '@/config/storage';
import { overlays } from '@/design/hooks/useOverlay';
import { growthAtom } from '@/features/companion/claims';
import { Rewards } from '@/features/companion/Rewards';
import { noteEarnedAtom } from '@/state/earned';
import { userAtom } from '@/state/session';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';
import { rewardTexts } from '@/texts/rewards';
import { endpoints } from '@contract/endpoints';
import { sampleIds } from '@contract/fixtures/members';
import { rewardEntry } from '@contract/rules/companion/ledger';
import { grant } from '@mocks/db/ledger';
import { members } from '@mocks/db/members';
import { on } from '@mocks/http/handle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { http } from 'msw';
import { expect, userEvent as users, waitFor, within } from 'storybook/test';
import { inColumn } from '../inColumn';

/** A button that earns experience, the balance, and the number of growths not shown yet. */
function Earning() {
  const earn = useSetAtom(noteEarnedAtom);
  const experience = useAtomValue(userAtom)?.experience;
  const { length } = useAtomValue(growthAtom);
  return (
    <>
      <Rewards />
      <button type="button" onClick={() => earn('like_give')}>
        좋아요
      </button>
      <input aria-label={commentTexts.label} />
      <output>{experience}</output>
      <p>새 소식 {length}</p>
    </>
  );
}

/** The claims in order. */
const claimed: unknown[] = [];

const meta = {
  component: Earning,
  parameters: { role: 'member' },
  decorators: [inColumn(360)],
  beforeEach: ({ msw }) => {
    claimed.length = 0;
    msw.use(
      http.all(on(endpoints.claimExperience), async ({ request }) => {
        const body = (await request.clone().json()) as { actionType: string };
        claimed.push(body.actionType);
      }),
    );
  },
} satisfies Meta<typeof Earning>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const DAILY = rewardTexts.daily;
const LEVEL = '레벨이 올랐습니다! Lv.7';
const experienceIs = ({ canvas }: Play, experience: string) =>
  waitFor(() => expect(canvas.getByRole('status', { name: '' })).toHaveTextContent(experience));
const like = async ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: postTexts.like }));
/** Each answer brings a different experience, which tells the claims apart. */
function gain(experience: number): void {
  members.earn(sampleIds.yuna, { ...members.get(sampleIds.yuna), experience });
}

/** The first visit of a day is rewarded, with a quiet notice. */
export const FirstVisit: Story = {
  parameters: { earnsDailyVisit: true },
  play: async (context) => {
    const notice = await context.canvas.findByText(DAILY);
    await waitFor(() => expect(notice).toBeVisible());
    await experienceIs(context, '460');
  },
};

/** Another browser claims the same reward and gets nothing new. */
export const VisitElsewhere: Story = {
  parameters: { earnsDailyVisit: true },
  beforeEach: () => {
    grant(sampleIds.yuna, rewardEntry('daily_login', 0, Date.now()), Date.now());
  },
  play: async (context) => {
    await waitFor(() => expect(readStored(storageKeys.lastDailyVisit)).not.toBeNull());
    await expect(claimed).toEqual(['daily_login']);
    await expect(context.canvas.queryByText(DAILY)).toBeNull();
    await experienceIs(context, '460');
  },
};

/** The pending wait for midnight. */
let night: { claimDailyVisit: () => void; wait: number } | null = null;

/** A page that stays open and visible over midnight claims the new day's visit. */
export const OverMidnight: Story = {
  beforeEach: () => {
    // Not a spy: the spies of stories set timers and read the time themselves.
    const start = window.setTimeout.bind(window);
    const now = Date.now.bind(Date);
    night = null;
    const startNoted = (what: () => void, wait = 0) => {
      if (what.name === 'claimDailyVisit') night = { claimDailyVisit: what, wait };
      return start(what, wait);
    };
    Object.assign(window, { setTimeout: startNoted });
    return () => {
      Object.assign(window, { setTimeout: start });
      Object.assign(Date, { now });
    };
  },
  play: async (context) => {
    await experienceIs(context, '450');
    await waitFor(() => expect(night).not.toBeNull());
    const now = Date.now.bind(Date);
    const wait = night?.wait ?? 0;
    Object.assign(Date, { now: () => now() + wait });
    night?.claimDailyVisit();
    await context.canvas.findByText(DAILY);
    await experienceIs(context, '460');
    await expect(claimed).toEqual(['daily_login']);
  },
};

/** Each level is shown once, followed by the parts that it unlocked. */
export const LevelThenPartsOnce: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'claim.levelUp' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await experienceIs(context, '450');
    await like(context);
    const level = within(await canvas.findByRole('dialog', { name: LEVEL }));
    await waitFor(() => expect(level.getByText(rewardTexts.stats)).toBeVisible());
    // Lists only values that rose.
    await expect(level.queryByText(rewardTexts.gained(0))).toBeNull();
    await expect(level.getByText('+2')).toBeVisible();
    // No press opened it, so browsers would skip its history entry.
    await expect(overlays.isOpen()).toBe(false);
    await userEvent.click(level.getByRole('button', { name: commonTexts.confirm }));
    const opened = within(await canvas.findByRole('dialog', { name: rewardTexts.unlocked }));
    await waitFor(() => expect(opened.getByText('물안경을 사용할 수 있습니다.')).toBeVisible());
    await expect(opened.getByRole('link', { name: rewardTexts.customizeOf })).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: commonTexts.confirm }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    gain(451);
    await like(context);
    await experienceIs(context, '451');
    await expect(canvas.getByText('새 소식 0')).toBeVisible();
  },
};

// Each key and each movement takes longer than the growth dialog would.
const unhurried = users.setup({ delay: 120 });

/** The growth dialog waits while the member types, so that no letter goes into it. */
export const Typing: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'claim.levelUp' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await experienceIs(context, '450');
    await like(context);
    const field = canvas.getByLabelText(commentTexts.label);
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getByText('새 소식 1')).toBeVisible());
    await unhurried.keyboard('abcdefgh');
    await expect(field).toHaveValue('abcdefgh');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.tab();
    await canvas.findByRole('dialog', { name: LEVEL });
  },
};

/** The growth dialog also waits while the member drags something. */
export const Dragging: Story = {
  parameters: { scenario: 'claim.levelUp' },
  play: async (context) => {
    const { canvas } = context;
    const target = canvas.getByText('새 소식 0');
    await experienceIs(context, '450');
    await like(context);
    await unhurried.pointer({ keys: '[MouseLeft>]', target });
    await waitFor(() => expect(canvas.getByText('새 소식 1')).toBeVisible());
    const ways = Array.from({ length: 8 }, (_, at) => ({ target, coords: { x: at, y: at } }));
    await unhurried.pointer(ways);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await unhurried.pointer({ keys: '[/MouseLeft]', target });
    await canvas.findByRole('dialog', { name: LEVEL });
  },
};
