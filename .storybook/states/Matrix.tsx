import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Table } from '../../stories/docs/Sheet';
import { everyState } from './sights';
import { screenRows, type ScreenRow } from './table';

/** The address of a story in Storybook. */
const addressOf = ({ title }: ScreenRow, key: string): string =>
  `./?path=/story/${toId(title, storyNameFromExport(key))}`;

const columns = Object.entries(everyState);

function Cell({ row, state }: { row: ScreenRow; state: string }) {
  const gap = row.gaps.find(({ key }) => key === state);
  if (gap) return <td title={gap.reason}>—</td>;
  const shown = state === row.usual ? 'Default' : state;
  if (!row.states.some(({ key }) => key === shown)) return <td />;
  return (
    <td>
      <a href={addressOf(row, shown)} target="_top">
        보기
      </a>
    </td>
  );
}

/** The states that all screens share; each cell leads to its story. */
export function Matrix() {
  return (
    <Table heads={['화면', ...columns.map(([, title]) => title)]}>
      {screenRows.map((row) => (
        <tr key={row.title}>
          <th scope="row">{row.screen}</th>
          {columns.map(([key]) => (
            <Cell key={key} row={row} state={key} />
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** The states that only one screen has, as links to their stories. */
export function OwnStates() {
  const rows = screenRows
    .map((row) => ({ row, own: row.states.filter(({ key }) => !(key in everyState)) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Table heads={['화면', '상태']}>
      {rows.map(({ row, own }) => (
        <tr key={row.title}>
          <th scope="row">{row.screen}</th>
          <td>
            <Cluster columnGap={12} rowGap={8}>
              {own.map(({ key, title }) => (
                <a key={key} href={addressOf(row, key)} target="_top">
                  {title}
                </a>
              ))}
            </Cluster>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The states that screens do not have, and why. */
export function Gaps() {
  const reasons = new Map<string, string[]>();
  for (const { screen, gaps } of screenRows) {
    for (const { key, reason } of gaps) {
      const state = everyState[key as keyof typeof everyState];
      reasons.set(reason, [...(reasons.get(reason) ?? []), `${screen} ${state}`]);
    }
  }
  return (
    <ul>
      {[...reasons].map(([reason, places]) => (
        <li key={reason}>
          {reason} ({places.join(', ')})
        </li>
      ))}
    </ul>
  );
}
