// First: modules read the storage as they load.
import './storage';
import '@/design/styles/global.css';
import './docs/docs.css';
import { LinkedWords } from '@/components/LinkedText/LinkedText';
import { storageKeys, store } from '@/config/storage';
import { loadFont } from '@/design/styles/font';
import { seoulDay } from '@contract/rules/site/time';
import { scenarioHandlers } from '@mocks/scenarios';
import type { ScenarioName } from '@mocks/scenarios';
import { resetWorld, signInAs } from '@mocks/world';
import type { Role } from '@mocks/world';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { a11y, checkAccessibility } from './accessibility';
import { propsInKorean } from './docs/props';
import { OF_STORY, PLAY_TIMEOUT } from './choices';
import { latencyHandlers, setEnvironment } from './environment';
import { describeWhenRead } from './failures';
import { Frame } from './Frame';
import { listen, settle } from './noise';
import { SideBySide } from './SideBySide';
import { chosenScenarios, globalTypes, initialGlobals, viewports } from './toolbars';
import { startWorker } from './worker';

configure({ asyncUtilTimeout: PLAY_TIMEOUT, getElementError: describeWhenRead });

interface StoryParameters {
  /** The router's initial path; `/` by default. */
  at?: string;
  /** The role of the story's viewer; a guest when left out. The toolbar's choice comes first. */
  role?: Role;
  /** The scenarios of the mock world, one or several. The toolbar's choice comes first. */
  scenario?: ScenarioName | ScenarioName[];
  /** Whether this is the member's first visit of the day, which is rewarded. */
  earnsDailyVisit?: boolean;
  /** Console messages that the story provokes on purpose. */
  expectedNoise?: RegExp[];
}

// Only a docs page needs these: the tests of the stories must not load Storybook's blocks.
const DocsFrame = lazy(() => import('./docs/DocsFrame'));
const ComponentPage = lazy(() => import('./docs/ComponentPage'));
const DocsContainer = (props: ComponentProps<typeof DocsFrame>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);
const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

/** Whether a test runs the stories. Elsewhere a person looks, and a failed expectation only says so. */
const isTest = import.meta.env.MODE === 'test';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y,
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsContainer, page: DocsPage },
    throwPlayFunctionExceptions: isTest,
    options: {
      storySort: {
        order: [
          '시작',
          'docs',
          [
            '원칙',
            '색',
            '글자',
            '간격',
            '모서리·그림자·움직임',
            '아이콘',
            '일러스트',
            '문구',
            '패턴',
            '접근성',
            '화면과 상태',
            '그림 비교',
            '변경 기록',
            '기여하기',
          ],
          'sheets',
          'design',
          'components',
          'features',
          'screens',
          'flows',
          'app',
        ],
      },
    },
  },
  argTypesEnhancers: [propsInKorean],
  // The site relies on a phone's own Korean font, which a reviewer's machine may lack.
  loaders: [mswLoader(startWorker), () => loadFont({ always: !isTest }), LinkedWords.load],
  beforeEach({ globals, parameters, msw }) {
    const { scenario, earnsDailyVisit = false, expectedNoise = [] } = parameters as StoryParameters;
    const role = roleOf(globals, parameters as StoryParameters);
    clearStorage();
    if (!earnsDailyVisit) keepDailyVisit(role);
    resetWorld();
    signInAs(role);
    const names = globals.scenario === OF_STORY ? scenario : chosenScenarios(globals.scenario);
    msw.use(...latencyHandlers(globals.latency), ...scenarioHandlers([names ?? []].flat()));
    document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.lang = 'ko';
    const restore = setEnvironment(globals);
    const stopListening = listen(expectedNoise);
    return () => {
      stopListening();
      restore();
    };
  },
  async afterEach(context) {
    if (!isTest) return;
    await settle();
    await checkAccessibility(context);
  },
  decorators: [
    (Story, { id, globals, parameters, viewMode }) =>
      globals.theme === 'both' && viewMode === 'story' ? (
        <SideBySide id={id} globals={globals} />
      ) : (
        <Frame key={JSON.stringify(globals)} at={(parameters as StoryParameters).at ?? '/'}>
          <Story />
        </Frame>
      ),
  ],
};

export default preview;

function roleOf(globals: Record<string, unknown>, parameters: StoryParameters): Role {
  const chosen = globals.role === OF_STORY ? parameters.role : (globals.role as Role);
  return chosen ?? 'guest';
}

// One story's storage must not reach the next story.
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Marks the daily visit as claimed: its reward would otherwise appear in the middle of a story. */
function keepDailyVisit(role: Role): void {
  const userId = role === 'admin' ? 'user2' : 'user1';
  store(storageKeys.lastDailyVisit, { userId, day: seoulDay(Date.now()) });
}
