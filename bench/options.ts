import { parseArgs } from 'node:util';

const parts = [
  'calls',
  'pages',
  'first-view',
  'interactions',
  'beside',
  'query',
  'ranking',
  'processes',
] as const;
type Part = (typeof parts)[number];

/** The options of a run; `--quick` is for testing the bench itself, not for results. */
export interface Options {
  posts: number[];
  engines: ('sqlite' | 'postgres')[];
  rounds: number;
  seconds: number;
  /**
   * The parts to run: calls under load, numbered pages, first views and interactions on a phone,
   * readers next to crowds and to queries, rankings, two processes.
   */
  parts: Part[];
  /** Prefixes of the names of the measured calls, lists and pages; an empty list measures all. */
  calls: string[];
  /** Pages of other sites whose first views are measured alternating with ours. */
  others: { name: string; url: string }[];
  /** The folder of another built checkout, whose interactions alternate with ours. */
  previous: string | null;
}

/** Reads the command line; a million posts need `--posts 1000000`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: 'string', default: '1000,100000' },
      engines: { type: 'string', default: 'sqlite,postgres' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      calls: { type: 'string', default: '' },
      only: { type: 'string', default: parts.join(',') },
      others: { type: 'string', default: '' },
      previous: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const engines = values.engines
    .split(',')
    .filter((name) => name === 'sqlite' || name === 'postgres');
  const only = values.only.split(',');
  return {
    parts: parts.filter((part) => only.includes(part)),
    calls: values.calls.split(',').filter(Boolean),
    others: values.others
      .split(',')
      .filter(Boolean)
      .map((other) => {
        const [name = '', ...url] = other.split('=');
        if (!URL.canParse(url.join('='))) throw new Error(`--others name=address, not ${other}`);
        return { name, url: url.join('=') };
      }),
    previous: values.previous ?? null,
    posts: values.quick ? [1000] : values.posts.split(',').map(Number),
    engines,
    rounds: values.quick ? 1 : Number(values.rounds),
    seconds: values.quick ? 1 : Number(values.seconds),
  };
}
