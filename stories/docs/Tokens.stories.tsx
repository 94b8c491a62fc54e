import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { themeContract } from '@/design/tokens/vars.css';
import { contrast } from './contrast';

const { rarity, rank, chart, ...roles } = themeContract.color;
const colors: [string, string][] = [
  ...Object.entries(roles),
  ...Object.entries(rarity).map(([name, value]): [string, string] => [`rarity.${name}`, value]),
  ...Object.entries(rank).map(([name, value]): [string, string] => [`rank.${name}`, value]),
  ...Object.entries(chart).map(([name, value]): [string, string] => [`chart.${name}`, value]),
];

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour role, by the name a style file calls it. */
export const Colors: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
        gap: 16,
        padding: 24,
      }}
    >
      {colors.map(([name, value]) => (
        <Stack key={name} gap={4}>
          <div
            style={{
              height: 64,
              borderRadius: 12,
              background: value,
              boxShadow: `inset 0 0 0 1px ${roles.hairline}`,
            }}
          />
          <Text variant="caption">{name}</Text>
        </Stack>
      ))}
    </div>
  ),
};

const { text, textMuted, accent, accentSoft, textOnAccent, control, focus } = roles;
const grounds = [
  roles.canvasTop,
  roles.canvas,
  roles.surface,
  roles.surfaceRaised,
  roles.surfaceSunken,
];
const strong = ['like', 'gem', 'danger', 'success', 'warning'] as const;

/** Foreground, ground, and the least contrast WCAG 2.2 AA asks of the pair. */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    [text, ground, 4.5],
    [textMuted, ground, 4.5],
    [accent, ground, 4.5],
    [focus, ground, 3],
  ]),
  ...strong.flatMap((name): [string, string, number][] => [
    [roles[name], roles.surface, 4.5],
    [roles[name], roles[`${name}Soft`], 4.5],
  ]),
  ...[...Object.values(rarity), ...Object.values(rank), ...Object.values(chart)].flatMap(
    (color): [string, string, number][] => [
      [color, roles.surface, 4.5],
      [color, roles.surfaceSunken, 4.5],
    ],
  ),
  [text, accentSoft, 4.5],
  [textMuted, accentSoft, 4.5],
  [accent, accentSoft, 4.5],
  [textOnAccent, accent, 4.5],
  [textOnAccent, roles.accentHover, 4.5],
  [roles.canvas, text, 4.5],
  [control, roles.surface, 3],
  [control, roles.canvasTop, 3],
];

/** What needs only 3: not words but the line of a field, the ring of a focus. */
function Line() {
  return <div style={{ height: 26, border: '2px solid currentColor', borderRadius: 8 }} />;
}

/** The pairs the components rely on, measured in the light theme. */
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
          style={{ color, background: ground, borderRadius: 8, padding: 12 }}
          aria-hidden="true"
        >
          {least < 4.5 ? <Line /> : '가나다'}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll('li')) {
      const { color, backgroundColor } = getComputedStyle(pair);
      await expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(
        Number(pair.dataset.least),
      );
    }
  },
};

/** The same pairs in the dark theme: what is measured here is more than what axe sees. */
export const ContrastInTheDark: Story = { ...Contrast, globals: { theme: 'dark' } };
