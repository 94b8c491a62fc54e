import { Avatar } from '@/design/components/Avatar/Avatar';
import { Card } from '@/design/components/Card/Card';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Sparkline } from '@/design/charts/Sparkline';
import { cx } from '@/design/styles/cx';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { RankedChannel } from '@contract/models/ranking';
import { formatCount } from '@contract/rules/text/counts';
import { GROWTH_DAYS, type ChannelSort } from '@contract/rules/rankings/ranking-tables';
import { channelFigure } from '../channelFigure';
import { ChannelName } from '../ChannelName/ChannelName';
import { GrowthText } from '../GrowthText/GrowthText';
import { RankChange } from '../RankChange/RankChange';
import * as styles from './ChannelTable.css';

export interface ChannelTableProps {
  label: string;
  channels: readonly RankedChannel[];
  /** The figure that ranks them: a phone shows only this one. */
  sort: ChannelSort;
  /** Whether the channels are only examples that YouTube does not have. */
  isSample: boolean;
  /** How many of the first rows a wide page shows above the table; a phone shows them here. */
  shownAbove?: number;
  /** Shows the views per video instead of the number of videos. */
  isDetailed?: boolean;
}

interface ChannelRowProps extends Pick<ChannelTableProps, 'sort' | 'isSample' | 'isDetailed'> {
  channel: RankedChannel;
  /** A wide page shows it above the table. */
  onPhoneOnly: boolean;
}

const viewsPerVideo = ({ totalViewsRaw, videoCountRaw }: RankedChannel) =>
  videoCountRaw === 0 ? '–' : formatCount(Math.round(totalViewsRaw / videoCountRaw));

function ChannelRow({ channel, sort, isSample, isDetailed, onPhoneOnly }: ChannelRowProps) {
  const { id, rank, name, thumbnail, category, growth, history } = channel;
  const { widths } = styles;
  const strongIn = (column: ChannelSort) => column === sort && styles.strong;
  return (
    <tr className={cx(styles.row, onPhoneOnly && styles.phoneRow)}>
      <td className={cx(styles.start, widths.rank)}>
        <span className={styles.place}>
          <span className={styles.number}>{rank}</span>
          <RankChange place={channel} />
        </span>
      </td>
      <th scope="row" className={cx(styles.start, styles.channel)}>
        <Row gap={12}>
          <Avatar name={name} src={thumbnail} />
          <Stack as="span" gap={0} minWidth={0}>
            <ChannelName id={id} name={name} isSample={isSample} />
            <span className={styles.category}>{category}</span>
            <span className={styles.phoneOnly}>
              {channelFigure(channel, sort).join(' ')} · <GrowthText growth={growth} />
            </span>
          </Stack>
        </Row>
      </th>
      <td className={cx(styles.wideOnly, styles.figure, strongIn('subscribers'))}>
        {channelFigure(channel, 'subscribers')[1]}
      </td>
      <td className={cx(styles.wideOnly, styles.figure, strongIn('views'))}>
        {channel.totalViews}
      </td>
      <td className={cx(styles.desktopOnly, styles.figure, !isDetailed && strongIn('videos'))}>
        {isDetailed ? viewsPerVideo(channel) : channel.videoCount}
      </td>
      <td className={styles.wideOnly}>
        <GrowthText growth={growth} />
      </td>
      <td className={cx(widths.trend, styles.trend)}>
        <Sparkline points={history} />
      </td>
    </tr>
  );
}

/** Channels in the order of their ranks. */
export function ChannelTable({
  label,
  channels,
  sort,
  isSample,
  shownAbove = 0,
  isDetailed,
}: ChannelTableProps) {
  const { widths, wideOnly, desktopOnly } = styles;
  return (
    <Card edge padding="none">
      <div className={styles.frame}>
        <table className={styles.table} aria-label={label}>
          <thead className={wideOnly}>
            <tr className={styles.head}>
              <th scope="col" className={cx(widths.rank, styles.start)}>
                {rankingTexts.rank}
              </th>
              <th scope="col" className={cx(styles.start, styles.channel)}>
                {rankedChannelTexts.channel}
              </th>
              <th scope="col" className={widths.number}>
                {rankedChannelTexts.subscribers}
              </th>
              <th scope="col" className={widths.number}>
                {rankedChannelTexts.totalViews}
              </th>
              <th scope="col" className={cx(widths.growth, desktopOnly)}>
                {isDetailed ? rankedChannelTexts.viewsPerVideo : rankedChannelTexts.videos}
              </th>
              <th scope="col" className={widths.growth}>
                {rankingTexts.growth(GROWTH_DAYS)}
              </th>
              <th scope="col" className={widths.trend}>
                {rankedChannelTexts.trend}
              </th>
            </tr>
          </thead>
          <tbody>
            {channels.map((channel, at) => (
              <ChannelRow
                key={channel.id}
                channel={channel}
                sort={sort}
                isSample={isSample}
                {...(isDetailed && { isDetailed })}
                onPhoneOnly={at < shownAbove}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** The skeleton of a table. */
export function ChannelTableSkeleton() {
  return (
    <Card edge>
      <Stack gap={20}>
        {Array.from({ length: 8 }, (_, at) => (
          <Row key={at} gap={12}>
            <Skeleton width={32} height={28} />
            <Skeleton width={44} height={44} radius="full" />
            <Skeleton width="40%" height={20} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
