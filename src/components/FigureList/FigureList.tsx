import { Grid } from '@/design/components/Grid/Grid';
import { Text } from '@/design/components/Text/Text';
import { formatNumber } from '@contract/rules/text/counts';

export interface FigureListProps {
  figures: readonly { name: string; count: number }[];
}

/** Counts with their names above them. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <Grid as="dl" min={72} gap={12} columnGap={8}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <Text as="dt" variant="meta" tone="muted">
            {name}
          </Text>
          <Text as="dd" variant="figureMedium">
            {formatNumber(count)}
          </Text>
        </div>
      ))}
    </Grid>
  );
}
