import { Text } from '@/design/components/Text/Text';
import type { ReactNode } from 'react';
import { WaterScene } from '../WaterScene/WaterScene';
import * as styles from './LoginScene.css';

export interface LoginSceneProps {
  /** The icon of the site. */
  mark: ReactNode;
  slogan: { before: string; name: string; after: string };
}

/** The picture next to the login form, above it on a phone: the slogan over the water. */
export function LoginScene({ mark, slogan: { before, name, after } }: LoginSceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.picture}>
        <WaterScene crop="full" />
      </div>
      <div className={styles.words}>
        {mark}
        <p className={styles.slogan}>
          <span className={styles.line}>{before}</span>
          <span className={styles.line}>
            <Text tone="accent">{name}</Text>
            {after}
          </span>
        </p>
      </div>
    </div>
  );
}
