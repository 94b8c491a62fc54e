import { Box } from '@/design/components/Box/Box';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { DropFilledIcon, GemFilledIcon } from '@/design/icons/icons';
import { activityTexts, changeText } from '@/texts/my';
import { profileTexts } from '@/texts/profile';
import type { Activity } from '@contract/models/activity';
import type { ReactNode } from 'react';
import * as styles from './ActivityRow.css';

type Amounts = Pick<Activity, 'waterDrops' | 'gems' | 'experience' | 'plantExperience'>;

function Holding({ icon, name, amount }: { icon: ReactNode; name: string; amount: number }) {
  if (amount === 0) return null;
  return (
    <Box as="span" alignItems="center" display="inline-flex" gap={4} className={styles.holding}>
      {icon}
      <VisuallyHidden>{name} </VisuallyHidden>
      <span>{changeText(amount)}</span>
    </Box>
  );
}

function Growth({ name, amount }: { name: string; amount: number }) {
  if (amount === 0) return null;
  return (
    <span className={styles.growth}>
      {name} {changeText(amount)}
    </span>
  );
}

/** The changes of a history entry: the balances in bold, the experience below them. */
export function Changes({ waterDrops, gems, experience, plantExperience }: Amounts) {
  return (
    <Box
      display="flex"
      flexDirection="column"
      alignItems="flex-end"
      gap={0}
      flexShrink={0}
      className={styles.changes}
    >
      <Holding
        icon={<DropFilledIcon size="sm" />}
        name={profileTexts.waterDrops}
        amount={waterDrops}
      />
      <Holding icon={<GemFilledIcon size="sm" />} name={profileTexts.gems} amount={gems} />
      <Growth name={activityTexts.experience} amount={experience} />
      <Growth name={activityTexts.plantExperience} amount={plantExperience} />
    </Box>
  );
}
