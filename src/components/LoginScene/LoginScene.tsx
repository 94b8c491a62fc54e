import { Mark } from '@/design/brand/Mark';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { WaterScene } from '../WaterScene/WaterScene';
import * as styles from './LoginScene.css';

const { before, accent, after } = commonTexts.slogan;

/** The picture next to the login form, above it on a phone: the slogan over the water. */
export function LoginScene() {
  return (
    <div className={styles.scene}>
      <div className={styles.picture}>
        <WaterScene crop="full" />
      </div>
      <div className={styles.words}>
        <Mark size={48} />
        <p className={styles.slogan}>
          <span className={styles.line}>{before}</span>
          <span className={styles.line}>
            <Text tone="accent">{accent}</Text>
            {after}
          </span>
        </p>
      </div>
    </div>
  );
}
