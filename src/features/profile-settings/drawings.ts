import { settingsTexts } from '@/texts/settings';

type Drawing = keyof typeof settingsTexts.drawings;

/** Our own drawings that anybody may wear, with what they show. */
export const drawings = (Object.keys(settingsTexts.drawings) as Drawing[]).map((name) => ({
  src: `/avatars/${name}.svg`,
  label: settingsTexts.drawings[name],
}));
