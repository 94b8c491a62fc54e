import type { ApiTester } from '@/features/api-tester/runners';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { quotas } from '@contract/rules/rankings/quota';
import { toolTexts, upstreamTexts } from '@contract/testerTexts';
import { initialValues } from '@contract/testers/check';
import { simulation, tools } from '@mocks/tools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { callButton, runButton, tester, tool } from '../tool';

const meta = { ...tool } satisfies Meta<typeof ApiTester>;
export default meta;
type Story = StoryObj<typeof meta>;

/** When the quota is used up, the page says when it resets and sends no more requests. */
export const OverQuota: Story = {
  beforeEach: () => simulation.trouble('quota'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(runButton(context));
    const sentence = /^오늘 사용할 수 있는 호출량을 모두 썼습니다\. .+에 초기화됩니다\./;
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
    const { limit } = quotas.naver;
    const full = `오늘 ${limit.toLocaleString('en')}/${limit.toLocaleString('en')}회 사용`;
    await expect(await canvas.findByText(new RegExp(full))).toBeVisible();
    simulation.trouble(null);
    const call = callButton(context);
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await expect(call).toHaveAccessibleDescription(expect.stringContaining('초기화됩니다.'));
    // Enter starts a run on the server, which has no answer to these values.
    await userEvent.type(canvas.getByLabelText('검색어'), '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(upstreamTexts.quota));
    await expect(canvas.queryByText(toolTexts.found(10))).toBeNull();
  },
};

/** The recent result of another admin is cached: a run shows it even with an empty quota. */
export const KeptByAnother: Story = {
  beforeEach: async () => {
    await tools.portalNews(tools.start(), initialValues(tester('portal-news'), Date.now()));
    simulation.trouble('quota');
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(callButton(context));
    await waitFor(() => expect(callButton(context)).toHaveAttribute('aria-disabled', 'true'));
    await expect(runButton(context)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(runButton(context)).toHaveAccessibleDescription(
      expect.stringContaining(texts.keptOnly),
    );
    await userEvent.click(runButton(context));
    await expect(await canvas.findByText(toolTexts.found(10))).toBeVisible();
    await expect(canvas.getByText(testerResultTexts.cost([]))).toBeVisible();
  },
};
