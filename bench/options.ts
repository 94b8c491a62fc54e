import { parseArgs } from 'node:util';

const parts = [
  'calls',
  'pages',
  'first-view',
  'interactions',
  'beside',
  'query',
  'ranking',
] as const;
type Part = (typeof parts)[number];

/** The options of a run; `--quick` is for trying the bench itself, not for figures. */
export interface Options {
  posts: number[];
  engines: ('sqlite' | 'postgres')[];
  rounds: number;
  seconds: number;
  /** Which parts run: the calls under load, pages of the feed by number, the first view and the interactions on a phone, readers beside crowds and beside queries, the rankings at two sizes. */
  parts: Part[];
  /** Prefixes of the names of the measured calls, lists and pages; an empty list measures all. */
  calls: string[];
  /** Pages of other sites whose first view is measured in turn with ours. */
  others: { name: string; url: string }[];
  /** The folder of another built checkout, whose interactions are measured in turn with ours. */
  previous: string | null;
}

/** Reads the command line; a million posts stay behind `--posts 1000000`. */
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
