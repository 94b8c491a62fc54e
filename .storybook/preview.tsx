import '@/design/styles/global.css';
import './docs.css';
import { LinkedWords } from '@/components/LinkedText/LinkedText';
import { storageKeys, store } from '@/config/storage';
import { loadFont } from '@/design/styles/font';
import { seoulDay } from '@contract/rules/time';
import { readScenarioNames, scenarioHandlers } from '@mocks/scenarios';
import type { ScenarioName } from '@mocks/scenarios';
import { resetWorld, signInAs } from '@mocks/world';
import type { Role } from '@mocks/world';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { a11y, checkAccessibility } from './accessibility';
import { Frame } from './Frame';
import { listen, settle } from './noise';
import { globalTypes, initialGlobals, viewports } from './toolbars';
import { startWorker } from './worker';

// The code of a screen loads on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 8000 });

interface StoryParameters {
  /** The path at which the story's router starts; `/` when left out. */
  at?: string;
  /** The role of the story's viewer; the toolbar's choice when left out. */
  role?: Role;
  /** The scenarios of the mock world, one or several; the toolbar's choice when left out. */
  scenario?: ScenarioName | ScenarioName[];
  /** Whether this is the member's first visit of the day, which is rewarded. */
  earnsDailyVisit?: boolean;
  /** Console messages that the story provokes on purpose. */
  expectedNoise?: RegExp[];
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y,
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
  loaders: [mswLoader(startWorker), loadFont, LinkedWords.load],
  beforeEach({ globals, parameters, msw }) {
    const { scenario, earnsDailyVisit = false, expectedNoise = [] } = parameters as StoryParameters;
    const role = (parameters as StoryParameters).role ?? (globals.role as Role);
    clearStorage();
    if (!earnsDailyVisit) keepDailyVisit(role);
    resetWorld();
    signInAs(role);
    const names = scenario ?? readScenarioNames(String(globals.scenario));
    msw.use(...scenarioHandlers([names].flat()));
    document.documentElement.dataset.theme = String(globals.theme);
    document.documentElement.lang = 'ko';
    return listen(expectedNoise);
  },
  async afterEach(context) {
    await settle();
    await checkAccessibility(context);
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame
        key={`${String(globals.role)} ${String(globals.scenario)}`}
        at={(parameters as StoryParameters).at ?? '/'}
      >
        <Story />
      </Frame>
    ),
  ],
};

export default preview;

// One story's storage must not reach the next story; Storybook's own keys stay.
function clearStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('mulbit.')) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}

/** Marks the daily visit as claimed: its reward would otherwise appear in the middle of a story. */
function keepDailyVisit(role: Role): void {
  const userId = role === 'admin' ? 'user2' : 'user1';
  store(storageKeys.lastDailyVisit, { userId, day: seoulDay(Date.now()) });
}
