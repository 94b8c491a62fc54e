import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Stack } from '@/design/components/Stack/Stack';
import { Tabs } from '@/design/components/Tabs/Tabs';
import { Text } from '@/design/components/Text/Text';
import { DbIcon, ClockIcon, InfoIcon } from '@/design/icons/icons';
import { optionsOf } from '@/design/options';
import { commonTexts } from '@/texts/common';
import {
  emptyTexts,
  testerResultTexts as texts,
  testerResultTexts,
} from '@/texts/admin/testerResult';
import { sentParams } from '@contract/testers/check';
import { useRef, useState } from 'react';
import type { TesterOutcome } from '../run/remotes';
import { Preview } from './preview/Preview';
import { EmbedsContext, useEmbeds } from './preview/useEmbed';
import { SaveBar } from './SaveBar';
import * as styles from './TesterResult.css';
import { useFixture, type FixtureState } from './useFixture';
import { useVideoSelection, type VideoSelection } from './useVideoSelection';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Badge } from '@/design/components/Badge/Badge';
import { useMinute } from '@/design/hooks/useMinute';

/** The number of results, their source, their cost, and notices about them. */
function ResultSummary({ outcome }: { outcome: TesterOutcome }) {
  const { items, total, perPage, source, cachedAt, notices, quotas } = outcome;
  const now = useMinute();
  const costs = quotas
    .filter(({ cost }) => cost > 0)
    .map(({ cost, ...state }) => ({ ...state, units: cost }));
  return (
    <Stack gap={8}>
      <Cluster>
        <Text variant="meta" tabular>
          {testerResultTexts.summary(total, perPage, items.length)}
        </Text>
        {source === 'simulated' && (
          <Badge tone="warning" icon={<InfoIcon size="sm" />}>
            {testerResultTexts.simulated}
          </Badge>
        )}
        {cachedAt !== null && (
          <Badge icon={<ClockIcon size="sm" />}>
            {testerResultTexts.cached(now - Date.parse(cachedAt))}
          </Badge>
        )}
      </Cluster>
      <Text as="p" variant="meta" tone="muted" tabular>
        {testerResultTexts.cost(costs)}
      </Text>
      {notices.length > 0 && (
        <ul aria-label={testerResultTexts.notices} className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface FixtureSaidProps {
  state: FixtureState;
  onAgain: () => void;
}

const wordsOf = (state: FixtureState): string | null => {
  if (state.status === 'lost') return texts.fixtureLost(state.costs);
  return 'text' in state ? state.text : null;
};

/** The result of making a fixture, and a button for making one at a cost. */
function FixtureSaid({ state, onAgain }: FixtureSaidProps) {
  const words = wordsOf(state);
  return (
    <>
      <div role="status" className={styles.said}>
        {words && (
          <Text variant="meta" tone={state.status === 'failed' ? 'danger' : 'muted'}>
            {words}
          </Text>
        )}
      </div>
      {state.status === 'lost' && (
        <Cluster>
          <Button variant="outline" size="sm" onClick={onAgain}>
            {texts.fixtureAgain}
          </Button>
        </Cluster>
      )}
    </>
  );
}

/** The table view, loaded with its tab. */
const LazyTable = lazyPart(() =>
  import('./TableView').then((file) => ({ default: file.TableView })),
);

/** The tree view, loaded with its tab. */
const LazyTree = lazyPart(() => import('./TreeView').then((file) => ({ default: file.TreeView })));

const tabIds = ['preview', 'table', 'tree', 'raw'] as const;
type TabId = (typeof tabIds)[number];
const tabs = optionsOf(tabIds, texts.tabs);

const written = (value: unknown) => JSON.stringify(value, null, 2);

interface ViewProps {
  tab: TabId;
  outcome: TesterOutcome;
  selection: VideoSelection;
}

const coming = (
  <Stack alignItems="center" padding={24}>
    <Text role="status" tone="muted">
      {commonTexts.loading}
    </Text>
  </Stack>
);

function View({ tab, outcome, selection }: ViewProps) {
  const { tester, items, answer, at } = outcome;
  if (tab === 'raw') {
    return (
      <pre className={styles.raw} tabIndex={0} role="group" aria-label={texts.tabs.raw}>
        {written(answer)}
      </pre>
    );
  }
  if (tab === 'tree') return <LazyTree key={at} answer={answer} fallback={coming} />;
  if (items.length === 0) {
    return (
      <Stack alignItems="center" padding={24}>
        <Text as="p" tone="muted">
          {emptyTexts[tester.result] ?? emptyTexts.usual}
        </Text>
      </Stack>
    );
  }
  if (tab === 'table') return <LazyTable key={tester.id} outcome={outcome} fallback={coming} />;
  return <Preview outcome={outcome} selection={tester.canSave ? selection : null} />;
}

function Params({ outcome }: { outcome: TesterOutcome }) {
  const values = sentParams(outcome.tester, outcome.values);
  const isEmpty = Object.keys(values).length === 0;
  return (
    <Card as="section" edge aria-label={texts.params}>
      <Stack gap={8}>
        <Spread flexWrap="wrap">
          <Heading>{texts.params}</Heading>
          <CopyButton label={texts.copyParams} texts={texts.copy} text={() => written(values)} />
        </Spread>
        {isEmpty ? (
          <Text as="p" tone="muted">
            {texts.noParams}
          </Text>
        ) : (
          <pre className={styles.params} tabIndex={0} role="group" aria-label={texts.params}>
            {written(values)}
          </pre>
        )}
      </Stack>
    </Card>
  );
}

/** The answer of a data tool as a summary, preview, table, tree and text, to copy and save. */
export function TesterResult({ outcome }: { outcome: TesterOutcome }) {
  const [tab, setTab] = useState<TabId>('preview');
  const fixture = useFixture(outcome);
  const fixtureButton = useRef<HTMLButtonElement>(null);
  const selection = useVideoSelection(outcome.items);
  const embeds = useEmbeds();
  const { answer, tester } = outcome;
  return (
    <Stack>
      <Card as="section" padding="none" edge aria-label={texts.result}>
        <Stack gap={8} padding={{ base: 16, wide: 20 }}>
          <Spread flexWrap="wrap">
            <Heading>{texts.result}</Heading>
            <Cluster>
              <Button
                ref={fixtureButton}
                variant="soft"
                size="sm"
                icon={<DbIcon size="sm" />}
                busy={fixture.state.status === 'busy'}
                onClick={fixture.save}
              >
                {texts.fixture}
              </Button>
              <CopyButton
                label={texts.copyResult}
                texts={texts.copy}
                text={() => written(answer)}
              />
            </Cluster>
          </Spread>
          <FixtureSaid
            state={fixture.state}
            onAgain={() => {
              // The pressed button disappears.
              fixtureButton.current?.focus();
              fixture.saveAgain();
            }}
          />
          <ResultSummary outcome={outcome} />
        </Stack>
        {tester.canSave && (
          <div className={styles.divided}>
            <SaveBar outcome={outcome} selection={selection} />
          </div>
        )}
        <Tabs label={texts.result} options={tabs} value={tab} onChange={setTab} flush>
          <EmbedsContext value={embeds}>
            <View tab={tab} outcome={outcome} selection={selection} />
          </EmbedsContext>
        </Tabs>
      </Card>
      <Params outcome={outcome} />
    </Stack>
  );
}
