import { scenarioNames, scenarios } from '@mocks/scenarios';
import type { Preview } from '@storybook/react-vite';

const themes = { light: '밝게', dark: '어둡게' };
const usual = { none: '평소대로' };
const forced = Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].title]));
const roles = { guest: '게스트', member: '멤버', admin: '관리자' };

export const viewports = {
  narrow: { name: '좁은 휴대폰 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: '휴대폰 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '태블릿 900', styles: { width: '900px', height: '1200px' }, type: 'tablet' },
  narrowDesk: {
    name: '좁은 창 1199',
    styles: { width: '1199px', height: '800px' },
    type: 'desktop',
  },
  laptop: { name: '노트북 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: '데스크톱 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

export const globalTypes: Preview['globalTypes'] = {
  theme: toolbar('테마', 'mirror', themes),
  role: toolbar('역할', 'user', roles),
  scenario: toolbar('상황', 'lightning', { ...usual, ...forced }),
};

export const initialGlobals = {
  theme: 'light',
  role: 'guest',
  scenario: 'none',
  viewport: { value: 'desktop', isRotated: false },
};

function toolbar(
  title: string,
  icon: 'mirror' | 'user' | 'lightning',
  titles: Record<string, string>,
) {
  const items = Object.entries(titles).map(([value, itemTitle]) => ({ value, title: itemTitle }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
