import { settingsTexts } from '@/texts/settings';
import { faces, faceUrl } from '@contract/rules/faces';

/** Our own drawings that anybody may wear, with what they show. */
export const drawings = faces.map((name) => ({
  src: faceUrl(name),
  label: settingsTexts.drawings[name],
}));
