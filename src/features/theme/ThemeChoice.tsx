import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { chooseThemeAtom, themeAtom } from '@/state/theme';
import { settingsTexts } from '@/texts/settings';
import { useAtomValue, useSetAtom } from 'jotai';

const choices = (['system', 'light', 'dark'] as const).map((value) => ({
  value,
  label: settingsTexts.themes[value],
}));

/** Light, dark, or the device's theme. */
export function ThemeChoice() {
  const theme = useAtomValue(themeAtom) ?? 'system';
  const choose = useSetAtom(chooseThemeAtom);
  return (
    <ChoiceChips
      label={settingsTexts.theme}
      hideLabel
      options={choices}
      value={theme}
      onChange={(next) => choose(next === 'light' || next === 'dark' ? next : null)}
    />
  );
}
