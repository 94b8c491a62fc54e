import { Text } from '@/design/components/Text/Text';
import { formatNumber } from '@contract/rules/counts';
import { list } from './FigureList.css';

export interface FigureListProps {
  figures: readonly { name: string; count: number }[];
}

/** Counts under their names. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={list}>
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
    </dl>
  );
}
