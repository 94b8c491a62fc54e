import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accentColors, accentSheet } from '@/design/tokens/accents';
import { themeContract } from '@/design/tokens/vars.css';
import { at, pairs } from './palette';
import { contrast } from './contrast';

const meta = { tags: ['behavior'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sample for pairs that need only a contrast of 3: lines of fields and focus rings. */
function Line() {
  return <div style={{ height: 26, border: '2px solid currentColor', borderRadius: 8 }} />;
}

/** The pairs of colours that the components use, in each accent, measured in the light theme. */
export const Contrast: Story = {
  globals: { theme: 'light' },
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 72px)',
        gap: 8,
        padding: 24,
      }}
    >
      {pairs.map(([color, ground, least]) => (
        <li
          key={color + ground}
          data-least={least}
          style={{
            color: String(at(themeContract.color, color)),
            background: String(at(themeContract.color, ground)),
            borderRadius: 8,
            padding: 12,
          }}
          aria-hidden="true"
        >
          {least < 4.5 ? <Line /> : '가나다'}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const accent = new CSSStyleSheet();
    document.adoptedStyleSheets.push(accent);
    for (const name of ['water', ...Object.keys(accentColors)]) {
      accent.replaceSync(accentSheet(name));
      for (const pair of canvasElement.querySelectorAll('li')) {
        const { color, backgroundColor } = getComputedStyle(pair);
        await expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(
          Number(pair.dataset.least),
        );
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== accent);
  },
};

/** The same pairs in the dark theme; this measures more pairs than axe does. */
export const ContrastInTheDark: Story = { ...Contrast, globals: { theme: 'dark' } };
