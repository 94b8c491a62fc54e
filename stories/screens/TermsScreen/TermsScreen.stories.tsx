import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import { legalTexts } from '@/texts/legal';
import { endpoints } from '@contract/endpoints';
import { legalTexts as texts } from '@contract/legal';
import { legalFactsOf, noLegalFacts } from '@contract/rules/site/legal';
import { answering } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/terms', 'guest') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole text with its version, a link to the other text, and a contact. */
export const Terms: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { title, version, blocks } = texts.terms;
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await canvas.findByText(legalTexts.inForce(version));
    const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    const shown = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(shown).toEqual([...headings, legalTexts.contact]);
    const [mail] = canvas.getAllByRole('link', { name: 'help@mulbit.example' });
    await expect(mail).toHaveAttribute('href', 'mailto:help@mulbit.example');
    await waitFor(() => expect(document.title).toContain(titleOf(title, defaultIdentity)));
    await userEvent.click(canvas.getByRole('link', { name: legalTexts.titles.privacy }));
    await arriveAt(context, '/privacy');
  },
};

/** Blanks that the operator has not filled in are highlighted. */
export const Blank: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      answering(endpoints.getLegalText, {
        success: true,
        text: texts.terms,
        facts: legalFactsOf(noLegalFacts, defaultIdentity),
      }),
    );
  },
  play: async ({ canvas }) => {
    const blank = legalTexts.blank(legalTexts.blanks.contact);
    await expect((await canvas.findAllByText(blank)).length).toBeGreaterThan(1);
  },
};
