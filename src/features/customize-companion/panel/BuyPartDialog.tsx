import { PartIcon } from '@/components/PartIcon/PartIcon';
import { PurchaseDialog } from '@/components/PurchaseDialog/PurchaseDialog';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { userAtom, askSessionAtom, updateUserAtom, whileOwnerAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { buyingTexts } from '@/texts/buying';
import { companionTexts } from '@/texts/companion';
import type { CharacterPart } from '@contract/models/character';
import { reasonTexts } from '@contract/texts';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import * as styles from '../Customizer.css';
import { call } from '@/api/client';
import { companionRemote } from '@/state/companion';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';

/** Buys a part for gems; returns false and shows a message if that failed. */
const buyPartAtom = atom(null, async (get, set, { part_id, part_name }: CharacterPart) => {
  const of = get(userAtom)?.user_id;
  if (of === undefined) return false;
  const isHere = set(whileOwnerAtom);
  try {
    const { part, gems } = await call('buyPart', {
      params: { partId: part_id },
      body: { userId: of },
    });
    const user = get(userAtom);
    if (!isHere() || !user) return false;
    set(updateUserAtom, { ...user, gems });
    set(companionRemote.changeAtom, of, ({ availableParts, ...rest }) => ({
      ...rest,
      availableParts: availableParts.map((one) => (one.part_id === part_id ? part : one)),
    }));
    set(showToastAtom, { text: buyingTexts.bought(part_name), tone: 'success' });
    return true;
  } catch (error) {
    if (!isHere()) return false;
    set(showToastAtom, { text: failureText(error, buyingTexts.failed), tone: 'danger' });
    // The gems may have been spent elsewhere, so this reloads the balance.
    if (error instanceof ApiError && error.code === 'CONFLICT') await set(askSessionAtom);
    return false;
  }
});

interface BuyPartDialogProps {
  part: CharacterPart;
  onClose: () => void;
  onBought: () => void;
}

/** Shows the price of a part and the remaining gems; if there are too few, how to earn them. */
export function BuyPartDialog({ part, onClose, onBought }: BuyPartDialogProps) {
  const { part_name, part_icon, part_description, rarity } = part;
  const price = part.price ?? 0;
  const gems = useAtomValue(userAtom)?.gems ?? 0;
  const buy = useSetAtom(buyPartAtom);
  const writing = useWriting();
  const submit = async () => {
    if (await buy(part)) onBought();
  };
  return (
    <PurchaseDialog
      size="sm"
      title={buyingTexts.heading(part_name)}
      texts={buyingTexts}
      price={price}
      gems={gems}
      reason={gems < price ? reasonTexts.gemsShort : null}
      help={buyingTexts.earning}
      writing={writing}
      onSubmit={submit}
      onClose={onClose}
    >
      <Row gap={16}>
        <span className={styles.drawing}>
          <PartIcon icon={part_icon} />
        </span>
        <Box minWidth={0}>
          <Badge tone="neutral">{companionTexts.rarities[rarity]}</Badge>
          <Text as="p" variant="body">
            {part_description}
          </Text>
          <Text as="p" variant="meta" tone="muted">
            {buyingTexts.forEver}
          </Text>
        </Box>
      </Row>
    </PurchaseDialog>
  );
}
