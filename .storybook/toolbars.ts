import { scenarios } from '@mocks/scenarios';
import { scenarioGroups } from '@mocks/scenarios/groups';
import type { ScenarioName } from '@mocks/scenarios';
import type { Preview } from '@storybook/react-vite';
import { namesChosen, OF_STORY, roles } from './choices';
import { clocks, latencies, motions, textSizes } from './environment';

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

/** Storybook keeps a value in the address only if it has no dot; no scenario has a dash. */
const inAddress = (name: ScenarioName): string => name.replace('.', '-');

/** The scenarios that the toolbar has chosen. */
export const chosenScenarios = (value: unknown): ScenarioName[] =>
  namesChosen(value).filter((name): name is ScenarioName => name in scenarios);

/** The items of the scenario menu, sent to the manager over Storybook's channel. */
const scenarioMenu = scenarioGroups.map(({ title, names }) => ({
  title,
  items: names.map((name) => ({ value: inAddress(name), title: scenarios[name].title })),
}));

export const globalTypes: Preview['globalTypes'] = {
  theme: toolbar('테마', 'mirror', { light: '밝게', dark: '어둡게', both: '나란히' }),
  role: toolbar('역할', 'user', { [OF_STORY]: '스토리의 역할', ...roles }),
  scenario: { description: '상황', groups: scenarioMenu },
  latency: toolbar('지연', 'timer', titlesOf(latencies)),
  clock: toolbar('시각', 'calendar', titlesOf(clocks)),
  textSize: toolbar('글자', 'paragraph', titlesOf(textSizes)),
  motion: toolbar('움직임', 'lightning', titlesOf(motions)),
};

export const initialGlobals = {
  theme: 'light',
  role: OF_STORY,
  scenario: OF_STORY,
  latency: 'none',
  clock: 'now',
  textSize: 'normal',
  motion: 'device',
  viewport: { value: 'desktop', isRotated: false },
};

function titlesOf(choices: Record<string, { title: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).map(([value, { title }]) => [value, title]));
}

function toolbar(
  title: string,
  icon: 'mirror' | 'user' | 'timer' | 'calendar' | 'paragraph' | 'lightning',
  titles: Record<string, string>,
) {
  const items = Object.entries(titles).map(([value, itemTitle]) => ({ value, title: itemTitle }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
