import { storyNameFromExport, toId } from 'storybook/internal/csf';
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

/** The screens and the states that each of them has; each leads to its story. */
export function Matrix() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">화면</th>
          {columns.map(([key, title]) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">그 밖의 상태</th>
        </tr>
      </thead>
      <tbody>
        {screenRows.map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.screen}</th>
            {columns.map(([key]) => (
              <Cell key={key} row={row} state={key} />
            ))}
            <td>
              {row.states
                .filter(({ key }) => !(key in everyState))
                .map(({ key, title }) => (
                  <div key={key}>
                    <a href={addressOf(row, key)} target="_top">
                      {title}
                    </a>
                  </div>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
