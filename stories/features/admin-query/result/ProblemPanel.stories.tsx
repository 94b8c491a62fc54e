import type { QueryTool } from '@/features/admin-query/QueryTool';
import { boundaryTexts } from '@/texts/errors';
import { sayWhen } from '@contract/rules/site/retry';
import { errorTexts, queryTexts } from '@contract/texts';
import { limitedText } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { at, names, run, tool } from '../tool';

const meta = { ...tool } satisfies Meta<typeof QueryTool>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  tags: ['behavior'],
  parameters: { at: at('DELETE FROM user') },
  play: async (context) => {
    await run(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(queryTexts.readOnly),
    );
  },
};

/** The message of the database follows below the sentence. */
export const SyntaxError: Story = {
  tags: ['behavior'],
  parameters: { at: at('SELECT user_id FORM user') },
  play: async (context) => {
    const { canvas } = context;
    await run(context);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(queryTexts.failed));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/syntax error/);
    await expect(canvas.getAllByText(queryTexts.failed)).toHaveLength(1);
  },
};

/** A story where the server does not run the query and a message explains why. */
const unanswered = (scenario: string, text: string): Story => ({
  parameters: { at: at(names), scenario },
  play: async (context) => {
    await run(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(text));
  },
});

export const Failed = unanswered('query.failed', queryTexts.failed);

export const KeyRefused = unanswered('query.wrongKey', errorTexts.ADMIN_KEY);

export const TooManyKeys = unanswered('query.limited', limitedText);

export const NetworkFailure = unanswered('query.offline', boundaryTexts.network);

export const Timeout = unanswered('query.timeout', queryTexts.timeout);

export const Busy = unanswered('query.busy', sayWhen(queryTexts.busy, 5));

export const NotSetUp = unanswered('query.notSetUp', queryTexts.notSetUp);
