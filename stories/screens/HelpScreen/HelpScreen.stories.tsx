import { legalTexts } from '@/texts/legal';
import { legalTexts as texts } from '@contract/legal';
import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/help', 'guest') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole text with its date and a contact; its contents lead to each part. */
export const Help: Story = {
  play: async ({ canvas, userEvent }) => {
    const { title, version, blocks } = texts.help;
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await canvas.findByText(legalTexts.changed(version));
    await waitFor(() => expect(document.title).toContain(titleOf(title, defaultIdentity)));
    const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    const contents = within(canvas.getByRole('navigation', { name: legalTexts.contents }));
    const links = contents.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(headings);
    const last = links.at(-1) ?? canvas.getByRole('main');
    await userEvent.click(last);
    const part = canvas.getByRole('heading', { name: headings.at(-1) ?? '', level: 2 });
    await waitFor(() => expect(part.getBoundingClientRect().top).toBeLessThan(innerHeight));
  },
};
