import { Grid } from '@/design/components/Grid/Grid';
import { Badge } from '@/design/components/Badge/Badge';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { estateTexts as texts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import { estateFacts, type EstateFacts } from '@contract/rules/rankings/estate';
import { Fragment } from 'react';
import * as styles from '../TesterResult.css';

type Fact = readonly [label: string, value: string | null];

function factsOf(row: EstateFacts): Fact[] {
  const place: Fact[] = [
    [texts.district, row.district],
    [texts.area, row.area === null ? null : texts.squareMetres(row.area)],
    [texts.floor, row.floor === null ? null : texts.floors(row.floor)],
    [texts.builtIn, row.builtIn === null ? null : texts.year(row.builtIn)],
  ];
  if (!row.isAuction) {
    return [...place, [texts.soldOn, row.soldOn], [texts.price, texts.amount(row.price)]];
  }
  const hasPeriod = row.bidsFrom !== null || row.bidsUntil !== null;
  return [
    ...place,
    [texts.lowestBid, texts.amount(row.lowestBid)],
    [texts.appraisal, texts.amount(row.appraisal)],
    [texts.winningBid, row.winningBid === null ? null : texts.amount(row.winningBid)],
    [texts.bids, hasPeriod ? texts.period(row.bidsFrom, row.bidsUntil) : null],
  ];
}

function Estate({ item }: { item: RawItem }) {
  const row = estateFacts(item);
  return (
    <li className={styles.card}>
      <Cluster>
        <Heading level={3}>
          {row.isCancelled ? <s>{row.name ?? texts.untitled}</s> : (row.name ?? texts.untitled)}
        </Heading>
        {row.isCancelled && <Badge tone="danger">{texts.cancelled}</Badge>}
        {row.status !== null && <Badge>{row.status}</Badge>}
      </Cluster>
      <dl className={styles.facts}>
        {factsOf(row).map(
          ([label, value]) =>
            value !== null && (
              <Fragment key={label}>
                <dt className={styles.fact}>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </li>
  );
}

/** Auctions, their results, or sales, with amounts in Korean words. */
export function EstateList({ items }: { items: readonly RawItem[] }) {
  return (
    <Grid as="ul" min={260} gap={20} padding={{ base: 16, wide: 20 }}>
      {items.map((item, at) => (
        <Estate key={at} item={item} />
      ))}
    </Grid>
  );
}
