/** The medians of one server in one case. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
  failures: number;
}

export const header = `| engine | posts | call | req/s | p50 ms | p99 ms | CPU µs | CPU of (a) | CPU ÷ (a) | CPU of (c) | CPU ÷ (c) | req/s ÷ (c) | failures |
|---|---|---|---|---|---|---|---|---|---|---|---|---|`;

const whole = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0));
const ratio = (ours: number, theirs: number | undefined) =>
  theirs ? (ours / theirs).toFixed(2) : '';

/** One row of the table. */
export function line(
  world: { engine: string; posts: number },
  name: string,
  { app, constant, prepared }: { app?: Figures; constant?: Figures; prepared?: Figures },
): string {
  if (!app) return '';
  const cells = [
    world.engine,
    String(world.posts),
    name,
    whole(app.perSecond),
    app.p50.toFixed(1),
    app.p99.toFixed(1),
    whole(app.cpu),
    whole(constant?.cpu),
    ratio(app.cpu, constant?.cpu),
    whole(prepared?.cpu),
    ratio(app.cpu, prepared?.cpu),
    ratio(app.perSecond, prepared?.perSecond),
    String(app.failures),
  ];
  return `| ${cells.join(' | ')} |`;
}
