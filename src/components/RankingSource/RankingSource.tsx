import { Badge } from '@/design/components/Badge/Badge';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { InfoIcon } from '@/design/icons/icons';
import { rankingTexts } from '@/texts/rankings';
import { timeAgo } from '@contract/rules/site/time';
import { Age } from '../Age/Age';
import { method } from './RankingSource.css';

export interface RankingSourceProps {
  source: 'live' | 'simulated' | 'sample';
  /** When the numbers were fetched, ISO 8601; null before the first time. */
  updatedAt: string | null;
  /** The request to the service, if it varies. */
  basis?: string;
  /** The id of the section that explains how the ranking is calculated. */
  methodId: string;
}

const updated = (then: number, now: number) => rankingTexts.updated(timeAgo(then, now));

/** The source and age of a page's numbers, and a link to their calculation. */
export function RankingSource({ source, updatedAt, basis, methodId }: RankingSourceProps) {
  const isSample = source !== 'live';
  return (
    <Cluster rowGap={4} columnGap={12}>
      <Text variant="meta" tone="muted" tabular>
        {isSample ? (
          <Tooltip hint={rankingTexts.sampleNote}>
            <span tabIndex={0}>
              <Badge tone="warning">{rankingTexts.sample}</Badge>
            </span>
          </Tooltip>
        ) : (
          <span>{rankingTexts.live}</span>
        )}
        <span>{' · '}</span>
        {updatedAt === null ? (
          <span>{rankingTexts.notCounted}</span>
        ) : (
          <Age at={updatedAt} words={updated} />
        )}
        {basis && <span> · {basis}</span>}
      </Text>
      <a href={`#${methodId}`} className={method}>
        <InfoIcon size="sm" />
        {rankingTexts.method}
      </a>
    </Cluster>
  );
}
