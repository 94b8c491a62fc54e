import { HeatMap } from '@/design/charts/HeatMap';
import { hourHeads, hourTexts, weekdayHeads } from '@/texts/rankingPictures';
import type { OutputOf } from '@/api/client';
import { shortCount } from './shortCount';
import { belowHeader } from './UploadHours.css';
import { formatNumber } from '@contract/rules/counts';

interface UploadHoursProps {
  hours: OutputOf<'getVideoInsights'>['hours'];
}

/** The average views of the videos for each upload hour of the week. */
export function UploadHours({ hours }: UploadHoursProps) {
  return (
    <div className={belowHeader}>
      <HeatMap
        rows={weekdayHeads}
        columns={hourHeads}
        cells={hours.map(({ weekday, hour, videos, averageViews }) => ({
          row: weekday,
          column: hour,
          value: averageViews,
          short: shortCount(averageViews),
          exact: hourTexts.exact(formatNumber(averageViews), formatNumber(videos)),
        }))}
        texts={hourTexts}
      />
    </div>
  );
}
