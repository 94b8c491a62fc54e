import { Drawing } from '@/components/Drawing/Drawing';
import { WaterStage } from '@/components/WaterStage/WaterStage';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { LeafIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { gardenTexts, seedTexts } from '@/texts/garden';
import * as styles from './EmptyGarden.css';

/** A garden without plants: its water, an empty bowl, and a button for the first seed. */
export function EmptyGarden({ onSeed }: { onSeed: () => void }) {
  const writing = useWriting();
  return (
    <Card padding="none">
      <EmptyState
        scene={
          <div className={styles.scene}>
            <WaterStage>
              <div className={styles.bowl}>
                <Drawing src="/companion/plants/empty-bowl.svg" />
              </div>
            </WaterStage>
          </div>
        }
        message={gardenTexts.empty}
        action={
          <Button icon={<LeafIcon />} onClick={onSeed} {...writing}>
            {seedTexts.plant}
          </Button>
        }
      />
    </Card>
  );
}
