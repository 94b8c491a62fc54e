import type { ApiTester } from '@/features/api-tester/runners';
import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { endpoints } from '@contract/endpoints';
import { testerTexts, toolTexts, upstreamTexts } from '@contract/testerTexts';
import { seoulDay } from '@contract/rules/site/time';
import { never } from '@mocks/scenarios/build';
import { simulation } from '@mocks/tools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { at, callButton, labelOf, runButton, tester, tool } from './tool';

const meta = { ...tool } satisfies Meta<typeof ApiTester>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const SECRET = 'AIza-typed-for-one-call';
const threads = { args: { tester: tester('youtube-comment-threads') } };

const hashOf = ({ canvasElement }: Play) =>
  canvasElement.querySelector('output')?.textContent ?? '';
const found = (count: number) => toolTexts.found(count);

async function runIt(context: Play): Promise<void> {
  await context.userEvent.click(runButton(context));
  await context.canvas.findByText(found(10));
}

/** A broken rule shows once as an alert next to its field, and nothing is sent. */
export const BrokenRule: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const query = canvas.getByLabelText('검색어');
    await userEvent.clear(query);
    await userEvent.type(query, '물');
    await userEvent.click(callButton(context));
    await expect(canvas.getByRole('alert')).toHaveTextContent(testerTexts.naverShort);
    await expect(query).toHaveFocus();
    await expect(query).toBeInvalid();
    await expect(query).toHaveAccessibleDescription(testerTexts.naverShort);
    await userEvent.type(query, '빛');
    await expect(query).toBeValid();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** A change that needs a filter is reverted with a message; with the filter it is accepted. */
export const RejectedChange: Story = {
  ...threads,
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByLabelText('정렬(order)');
    await userEvent.selectOptions(order, 'time');
    await expect(order).toHaveValue('');
    await expect(canvas.getByRole('alert')).toHaveTextContent(testerTexts.commentsNeed);
    await expect(order).toHaveAccessibleDescription(expect.stringContaining('videoId'));
    await userEvent.type(canvas.getByLabelText('동영상 id(videoId)'), 'aqz-KE-bpKQ');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.selectOptions(order, 'time');
    await expect(order).toHaveValue('time');
  },
};

/** A result can be saved as a file; before a run the button says that there is nothing to save. */
export const Saved: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const save = canvas.getByRole('button', { name: texts.save });
    await userEvent.click(save);
    await expect(canvas.getByRole('alert')).toHaveTextContent(testerTexts.saveNothing);
    await runIt(context);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(save);
    const name = testerResultTexts.resultName(tester('portal-news').label, seoulDay(Date.now()));
    await expect(await canvas.findByText(testerResultTexts.resultSaved(name))).toBeVisible();
  },
};

/** A run puts its values into the address; the answer to the same request is cached for a while. */
export const Result: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const cost = () => canvas.getByText(/^예상 비용: 네이버 검색 1회/);
    await expect(await canvas.findByText(/오늘 0\/25,000회 사용/)).toBe(cost());
    await runIt(context);
    await expect(hashOf(context)).toContain(`query=${encodeURIComponent('주식')}`);
    await waitFor(() => expect(cost()).toHaveTextContent('오늘 1/25,000회 사용'));
    await expect(await canvas.findByText(texts.costOfKept)).toBeVisible();
    await runIt(context);
    await expect(cost()).toHaveTextContent('오늘 1/25,000회 사용');
    await userEvent.click(callButton(context));
    await waitFor(() => expect(cost()).toHaveTextContent('오늘 2/25,000회 사용'));
  },
};

/** The next page is a new run, and so is the previous one. */
export const Pages: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await runIt(context);
    const pages = () => within(canvas.getByRole('navigation', { name: texts.pages }));
    const previous = () => pages().getByRole('button', { name: texts.previousPage });
    await expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages().getByRole('button', { name: texts.nextPage }));
    await waitFor(() => expect(previous()).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.getByLabelText(labelOf('portal-news', 'start'))).toHaveValue('11');
    await userEvent.click(previous());
    await waitFor(() => expect(previous()).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The token of a page is dropped when the request changes. */
export const OtherQuestion: Story = {
  tags: ['behavior'],
  args: { tester: tester('youtube-videos') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await runIt(context);
    await userEvent.click(canvas.getByText(texts.advanced));
    const token = canvas.getByLabelText(labelOf('youtube-videos', 'pageToken'));
    await userEvent.click(canvas.getByRole('button', { name: texts.nextPage }));
    await waitFor(() => expect(token).not.toHaveValue(''));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: texts.suggestions('지역(regionCode)') }),
      'US',
    );
    await expect(token).toHaveValue('');
    await userEvent.type(token, 'CAUQAA');
    await expect(token).toHaveValue('CAUQAA');
  },
};

/** Both buttons are disabled while one of them runs, and the run can be stopped. */
export const Running: Story = {
  beforeEach: ({ msw }) => msw.use(never(endpoints.searchPortalNews)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(runButton(context));
    const running = await canvas.findByRole('button', { name: texts.running });
    await expect(running).toHaveAttribute('aria-disabled', 'true');
    await expect(callButton(context)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: texts.stop }));
    await expect(await canvas.findByText(texts.stopped)).toBeVisible();
    await expect(runButton(context)).toHaveFocus();
    await userEvent.click(callButton(context));
    await canvas.findByRole('button', { name: texts.calling });
  },
};

/** A failure shows the service's message and keeps the typed values; the next run clears it. */
export const Failed: Story = {
  beforeEach: () => simulation.trouble('failing'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const query = canvas.getByLabelText('검색어');
    await userEvent.clear(query);
    await userEvent.type(query, '은행{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(upstreamTexts.failed));
    await expect(query).toHaveValue('은행');
    simulation.trouble(null);
    await runIt(context);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** A typed key has its own quota, and appears in no address, storage or preview. */
export const TypedKey: Story = {
  args: { tester: tester('youtube-import') },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByText(texts.advanced));
    const key = canvas.getByLabelText('API 키 (선택)');
    await expect(key).toHaveAttribute('type', 'password');
    await userEvent.type(key, SECRET);
    await expect(canvas.getByText(texts.costOfKey)).toBeVisible();
    await userEvent.click(runButton(context));
    await waitFor(() => expect(hashOf(context)).toContain('region=KR'));
    await expect(hashOf(context)).not.toContain(SECRET);
    await expect(canvasElement.textContent).not.toContain(SECRET);
    await expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain(
      SECRET,
    );
  },
};

/** Parameters that need a member's own sign-in are shown but disabled, with the reason. */
export const Unavailable: Story = {
  args: { tester: tester('youtube-channels') },
  play: async ({ canvas }) => {
    for (const name of ['mine', 'managedByMe', 'mySubscribers']) {
      const box = canvas.getByRole('checkbox', { name: new RegExp(`^${name}`) });
      await expect(box).toBeDisabled();
    }
    await expect(canvas.getAllByText(testerTexts.oauth)).toHaveLength(3);
  },
};

/** Parameters that a news endpoint does not accept are grey and say so; their values stay. */
export const Unused: Story = {
  tags: ['behavior'],
  args: { tester: tester('news') },
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByLabelText(labelOf('news', 'country'));
    await expect(country).toBeEnabled();
    await userEvent.selectOptions(canvas.getByLabelText('엔드포인트'), 'everything');
    await expect(country).toBeDisabled();
    await expect(country).toHaveAccessibleDescription('전체 검색에서는 사용하지 않습니다.');
    await expect(country).toHaveValue('us');
    await userEvent.click(canvas.getByRole('button', { name: texts.reset }));
    await expect(country).toBeEnabled();
    await userEvent.selectOptions(canvas.getByLabelText('엔드포인트'), 'everything');
    await expect(canvas.getByLabelText(labelOf('news', 'sortBy'))).toBeEnabled();
  },
};

/** The request preview follows the input, with asterisks for the keys. */
export const Preview: Story = {
  tags: ['behavior'],
  parameters: at('youtube-search', { part: 'snippet', q: '파도 소리', videoDuration: 'short' }),
  args: { tester: tester('youtube-search') },
  play: async ({ canvas, userEvent }) => {
    const request = within(canvas.getByRole('region', { name: texts.previewOf(1, 1) }));
    await expect(request.getByText(/^https:.*type=video.*&key=\*\*\*$/)).toBeVisible();
    await expect(request.getByText(/^curl 'https:/)).toBeVisible();
    await expect(request.getByText(/^await fetch\("https:/)).toBeVisible();
    await expect(canvas.getByText(/type=video를 넣었습니다/)).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: texts.suggestions('최대 개수(maxResults)') }),
      '50',
    );
    await expect(canvas.getByLabelText('최대 개수(maxResults)')).toHaveValue('50');
    await expect(request.getByText(/^https:.*maxResults=50/)).toBeVisible();
  },
};

/** The browser remembers the width of the column next to the form, for all testers. */
export const Split: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const split = canvas.getByRole('separator', { name: texts.split });
    split.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(split).toHaveAttribute('aria-valuenow', '408');
    await expect(localStorage.getItem('mulbit.testerSide')).toBe('408');
  },
};

/** On a phone the result is below the form, and the request below the result. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await runIt(context);
    await fits();
  },
};
