import { Spread } from '@/design/components/Spread/Spread';
import { Inset } from '@/design/components/Inset/Inset';
import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { reportQueueTexts } from '@/texts/admin/reports';
import type { ReportCase } from '@contract/models/report';
import { CONFIRM_MAX } from '@contract/rules/admin/review';
import type { CaseState } from './reportCases';

const choices = (['open', 'resolved'] as const).map((value) => ({
  value,
  label: reportQueueTexts.states[value],
}));

interface ReportToolbarProps {
  state: CaseState;
  onState: (state: CaseState) => void;
  chosen: readonly ReportCase[];
  canSelect: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: 'dismiss' | 'remove') => void;
}

/** The filter for reports, and the actions on the selected ones. */
export function ReportToolbar(props: ReportToolbarProps) {
  const { state, onState, chosen, canSelect, onSelectAll, onClear, onAct } = props;
  return (
    <Inset paddingBottom={16}>
      <Spread flexWrap="wrap" gap={12}>
        <ChoiceChips
          label={reportQueueTexts.state}
          hideLabel
          options={choices}
          value={state}
          // Pressing the selected state again keeps it selected.
          onChange={(next) => next && onState(next)}
        />
        <Row flexGrow={1} flexWrap="wrap" justifyContent="flex-end">
          <Text variant="label" aria-live="polite">
            {chosen.length > 0 && <span>{reportQueueTexts.selected(chosen.length)}</span>}
            {chosen.length >= CONFIRM_MAX && (
              <span> {reportQueueTexts.selectMost(CONFIRM_MAX)}</span>
            )}
          </Text>
          {chosen.length === 0 && canSelect && (
            <Button variant="ghost" onClick={onSelectAll}>
              {reportQueueTexts.selectAll}
            </Button>
          )}
          {chosen.length > 0 && (
            <>
              <Button variant="ghost" onClick={onClear}>
                {reportQueueTexts.clearSelection}
              </Button>
              <Button variant="soft" tone="danger" onClick={() => onAct('remove')}>
                {reportQueueTexts.removeSelected}
              </Button>
              <Button onClick={() => onAct('dismiss')}>{reportQueueTexts.dismissSelected}</Button>
            </>
          )}
        </Row>
      </Spread>
    </Inset>
  );
}
