import type { ApiTester } from '@/features/api-tester/runners';
import { runProgressTexts } from '@/texts/admin/imports';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { endpoints } from '@contract/endpoints';
import { toolTexts, upstreamTexts } from '@contract/testerTexts';
import { DAY, seoulDay } from '@contract/rules/site/time';
import { held } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { runButton, tester, tool } from '../tool';

const values = { region: 'KR', maxResults: '20', videoType: 'all' };
const importOf = { args: { tester: tester('youtube-import') } };

const meta = { ...tool } satisfies Meta<typeof ApiTester>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const findBar = ({ canvas }: Play, call: keyof typeof runProgressTexts.labels = 'importVideos') =>
  canvas.findByRole('progressbar', { name: runProgressTexts.labels[call] });
const goOn = ({ canvas }: Play) =>
  canvas.findByRole('button', { name: runProgressTexts.goOn.importVideos });
const progressOf = ({ canvas }: Play) =>
  within(canvas.getByRole('region', { name: runProgressTexts.title })).getByRole('status');

async function typeGoal({ canvas, userEvent }: Play, goal: string): Promise<void> {
  const field = canvas.getByLabelText('최대 개수');
  await userEvent.clear(field);
  await userEvent.type(field, goal);
}

/** Two pages form one result and cost one search, and the next page is offered. */
export const Import: Story = {
  tags: ['behavior'],
  ...importOf,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeGoal(context, '50');
    await userEvent.click(runButton(context));
    await waitFor(async () =>
      expect(await findBar(context)).toHaveAttribute(
        'aria-valuetext',
        runProgressTexts.count(50, 50),
      ),
    );
    await canvas.findByText(toolTexts.imported('대한민국', 50));
    await expect(progressOf(context)).toHaveTextContent(runProgressTexts.found.importVideos(50, 0));
    const cost = () => canvas.getByText(/^예상 비용: .*검색 조회 1회/);
    await expect(cost()).toHaveTextContent('오늘 1/100회 사용');
    // The file holds the stored page without a new request.
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: testerResultTexts.fixture }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(cost()).toHaveTextContent('오늘 1/100회 사용');
    await userEvent.click(await goOn(context));
    await waitFor(() =>
      expect(progressOf(context)).toHaveTextContent(runProgressTexts.states.importVideos.ended),
    );
    await expect(
      canvas.queryByRole('button', { name: runProgressTexts.goOn.importVideos }),
    ).toBeNull();
  },
};

let release: () => void = () => undefined;

/** A stopped run finishes the page that is loading and can continue after it. */
export const Stopped: Story = {
  ...importOf,
  beforeEach: ({ msw }) => {
    const gate = held(endpoints.importVideosByPost);
    ({ release } = gate);
    msw.use(gate.handler);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeGoal(context, '20');
    await userEvent.click(runButton(context));
    await expect(await findBar(context)).toHaveAttribute(
      'aria-valuetext',
      runProgressTexts.count(0, 20),
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.stop }));
    await expect(progressOf(context)).toHaveTextContent(
      runProgressTexts.states.importVideos.stopping,
    );
    await expect(canvas.getByRole('button', { name: texts.stopping })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await waitFor(() =>
      expect(progressOf(context)).toHaveTextContent(runProgressTexts.states.importVideos.cancelled),
    );
    await canvas.findByText(toolTexts.imported('대한민국', 10));
    // The pressed button has gone, and so has the next one.
    await expect(runButton(context)).toHaveFocus();
    await userEvent.click(await goOn(context));
    await expect(canvas.getByRole('region', { name: runProgressTexts.title })).toHaveFocus();
    await canvas.findByText(toolTexts.imported('대한민국', 20));
  },
};

/** If a page fails, the results so far stay, and the page can be requested again. */
export const MoreFailed: Story = {
  ...importOf,
  parameters: { ...tool.parameters, scenario: 'import.moreFailed' },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await typeGoal(context, '20');
    await userEvent.click(runButton(context));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(upstreamTexts.unreachable),
    );
    await expect(progressOf(context)).toHaveTextContent(
      runProgressTexts.states.importVideos.failed,
    );
    await expect(await findBar(context)).toHaveAttribute(
      'aria-valuetext',
      runProgressTexts.count(10, 20),
    );
    msw.resetHandlers();
    await userEvent.click(await goOn(context));
    await canvas.findByText(toolTexts.imported('대한민국', 20));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** The daily quota runs out in the middle of a run. */
export const Quota: Story = {
  tags: ['behavior'],
  ...importOf,
  parameters: { ...tool.parameters, scenario: 'import.quota' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeGoal(context, '20');
    await userEvent.click(runButton(context));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(upstreamTexts.youtubeQuota),
    );
    await expect(progressOf(context)).toHaveTextContent(runProgressTexts.found.importVideos(10, 0));
  },
};

const kept = {
  values,
  kind: 'run',
  hasOwnKey: true,
  ...{ done: 10, goal: 20, found: 10, known: 0 },
  ...{ nextPageToken: '10@', batchId: null },
};

/** After a reload the run can continue, but its typed key is gone. */
export const Reloaded: Story = {
  tags: ['behavior'],
  ...importOf,
  beforeEach: () => {
    const run = { ...kept, values: { ...values, date: seoulDay(Date.now() - DAY) } };
    sessionStorage.setItem('mulbit.run.youtube-import', JSON.stringify({ viewer: 'user2', run }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(runProgressTexts.ownKey.importVideos)).toBeVisible();
    await userEvent.click(await goOn(context));
    await waitFor(async () =>
      expect(await findBar(context)).toHaveAttribute(
        'aria-valuetext',
        runProgressTexts.count(20, 20),
      ),
    );
  },
};

/** Channels are collected the same way. */
export const Collection: Story = {
  tags: ['behavior'],
  args: { tester: tester('youtube-collect') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeGoal(context, '20');
    await userEvent.click(runButton(context));
    await expect(await findBar(context, 'collectChannels')).toBeVisible();
    await canvas.findByText(/^대한민국 지역 채널 \d+개를 수집했습니다\.$/);
    await expect(progressOf(context)).toHaveTextContent(/저장한 채널 \d+개/);
  },
};
