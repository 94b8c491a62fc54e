/** The medians of one server in one case. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
  failures: number;
}

export const header = `| engine | posts | call | req/s | p50 ms | p99 ms | CPU µs | CPU ÷ SQLite | CPU ÷ (a) | CPU ÷ (c) | req/s ÷ (c) | failures |
|---|---|---|---|---|---|---|---|---|---|---|---|`;

const ratio = (ours: number, theirs: number | undefined) =>
  theirs ? (ours / theirs).toFixed(2) : '';

/** One row of the table, of the app on one engine among its rivals. */
export function line(
  { engine, posts }: { engine: string; posts: number },
  name: string,
  figures: ReadonlyMap<string, Figures>,
): string {
  const app = figures.get(engine);
  if (!app) return '';
  const prepared = figures.get('prepared');
  const cells = [
    engine,
    posts,
    name,
    app.perSecond.toFixed(0),
    app.p50.toFixed(1),
    app.p99.toFixed(1),
    app.cpu.toFixed(0),
    ratio(app.cpu, figures.get('sqlite')?.cpu),
    ratio(app.cpu, figures.get('constant')?.cpu),
    ratio(app.cpu, prepared?.cpu),
    ratio(app.perSecond, prepared?.perSecond),
    app.failures,
  ];
  return `| ${cells.join(' | ')} |`;
}
