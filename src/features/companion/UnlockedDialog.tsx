import { PartIcon } from '@/components/PartIcon/PartIcon';
import { routes } from '@/config/routes';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { rewardTexts } from '@/texts/rewards';
import type { CharacterPart } from '@contract/models/character';
import { Link } from 'react-router-dom';
import * as styles from './GrowthDialog.css';

interface UnlockedDialogProps {
  parts: readonly CharacterPart[];
  onClose: () => void;
}

/** Shows the parts that were unlocked. */
export function UnlockedDialog({ parts, onClose }: UnlockedDialogProps) {
  return (
    <Dialog
      open
      unasked
      onClose={onClose}
      size="sm"
      title={rewardTexts.unlocked}
      actions={
        <>
          <LinkButton as={Link} to={routes.character} variant="outline" onClick={onClose}>
            {rewardTexts.customizeOf}
          </LinkButton>
          <Button onClick={onClose}>{commonTexts.confirm}</Button>
        </>
      }
    >
      <Stack as="ul" gap={8}>
        {parts.map(({ part_id, part_icon, part_name, rarity }) => (
          <Row
            key={part_id}
            as="li"
            gap={12}
            borderRadius="lg"
            background="surfaceSunken"
            padding={12}
          >
            <span className={styles.icon}>
              <PartIcon icon={part_icon} />
            </span>
            <Box minWidth={0}>
              <Badge tone="neutral">{companionTexts.rarities[rarity]}</Badge>
              <Text as="p" variant="label">
                {rewardTexts.unlockedPart(part_name)}
              </Text>
            </Box>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
