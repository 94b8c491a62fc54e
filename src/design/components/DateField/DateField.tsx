import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { BackIcon, CalendarIcon, RightIcon } from '../../icons/icons';
import { FieldFrame, type FieldTexts } from '../Field/FieldFrame';
import { useFieldIds } from '../Field/useFieldIds';
import * as styles from './DateField.css';

/** A day and its texts. */
export interface DateFieldProps extends FieldTexts {
  /** As YYYY-MM-DD, or empty for no day. Any other text counts as no day. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** The name that a form finds it by. */
  'data-param'?: string;
}

function dayOf(value: string) {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/**
 * A day, typed or chosen from a month, always in Korean, whatever the browser's language. Heavy
 * (react-aria): use it only on screens that load separately.
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    onChange,
    disabled = false,
    'data-param': param,
  } = props;
  const ids = useFieldIds({ hint, error });
  return (
    <I18nProvider locale="ko-KR">
      <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
        <DatePicker
          aria-label={label}
          aria-describedby={ids.describedBy}
          value={dayOf(value)}
          isDisabled={disabled}
          isInvalid={ids.invalid ?? false}
          shouldForceLeadingZeros
          onChange={(day) => onChange(day?.toString() ?? '')}
        >
          <Group id={ids.control} data-param={param} tabIndex={-1} className={styles.line}>
            <DateInput className={styles.input}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
            <Button className={styles.opener}>
              <CalendarIcon />
            </Button>
          </Group>
          <Popover placement="bottom end" className={styles.popover}>
            <Dialog className={styles.dialog}>
              <Calendar>
                <header className={styles.head}>
                  <Button slot="previous" className={styles.step}>
                    <BackIcon />
                  </Button>
                  <Heading className={styles.month} />
                  <Button slot="next" className={styles.step}>
                    <RightIcon />
                  </Button>
                </header>
                <CalendarGrid weekdayStyle="narrow">
                  <CalendarGridHeader>
                    {(day) => (
                      <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>
                    )}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <CalendarCell date={date} className={styles.day} />}
                  </CalendarGridBody>
                </CalendarGrid>
              </Calendar>
            </Dialog>
          </Popover>
        </DatePicker>
      </FieldFrame>
    </I18nProvider>
  );
}
