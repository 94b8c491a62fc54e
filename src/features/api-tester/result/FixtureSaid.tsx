import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { testerResultTexts as texts } from '@/texts/admin/testerResult';
import * as styles from './TesterResult.css';
import type { FixtureState } from './useFixture';

interface FixtureSaidProps {
  state: FixtureState;
  onAgain: () => void;
}

const wordsOf = (state: FixtureState): string | null => {
  if (state.status === 'lost') return texts.fixtureLost(state.costs);
  return 'text' in state ? state.text : null;
};

/** The result of making a fixture, and a button for making one at a cost. */
export function FixtureSaid({ state, onAgain }: FixtureSaidProps) {
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
