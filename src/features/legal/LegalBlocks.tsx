import { Box } from '@/design/components/Box/Box';
import { legalTexts } from '@/texts/legal';
import type { LegalBlock, LegalLine, LegalPart } from '@contract/models/legal';
import type { LegalFacts } from '@contract/rules/site/legal';
import type { ReactNode } from 'react';
import * as styles from './LegalBlocks.css';

const isFact = (name: string): name is keyof LegalFacts => name in legalTexts.blanks;

/** A fact of the deployment, or else its name, marked as missing. */
export function Fact({ name, facts }: { name: string; facts: LegalFacts }) {
  const value = isFact(name) ? facts[name] : null;
  if (value === null) {
    const words = isFact(name) ? legalTexts.blanks[name] : name;
    return <mark className={styles.blank}>{legalTexts.blank(words)}</mark>;
  }
  if (name !== 'contact') return value;
  return (
    <a href={`mailto:${value}`} className={styles.link}>
      {value}
    </a>
  );
}

function part(one: LegalPart, facts: LegalFacts): ReactNode {
  if (typeof one === 'string') return one;
  if ('strong' in one) return <strong>{one.strong}</strong>;
  if ('blank' in one) return <Fact name={one.blank} facts={facts} />;
  return (
    <a href={one.href} target="_blank" rel="noreferrer" className={styles.link}>
      {one.link}
    </a>
  );
}

const line = (parts: LegalLine, facts: LegalFacts) =>
  parts.map((one, at) => <span key={at}>{part(one, facts)}</span>);

function Block({ block, facts }: { block: LegalBlock; facts: LegalFacts }) {
  if (block.type === 'heading') {
    return <h2 className={styles.heading}>{block.text}</h2>;
  }
  if (block.type === 'paragraph') return <p>{line(block.line, facts)}</p>;
  if (block.type === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={block.ordered ? styles.ordered : styles.unordered}>
        {block.items.map((item, at) => (
          <li key={at} className={styles.item}>
            {line(item, facts)}
          </li>
        ))}
      </List>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {block.head.map((cell, at) => (
            <th key={at} scope="col" className={styles.head}>
              {line(cell, facts)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column} className={styles.data}>
                {line(cell, facts)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LegalBlocksProps {
  blocks: readonly LegalBlock[];
  facts: LegalFacts;
}

/** The blocks of a legal text from its first heading on. */
export function LegalBlocks({ blocks, facts }: LegalBlocksProps) {
  return (
    <Box display="flex" flexDirection="column" gap={12} className={styles.text}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} facts={facts} />
      ))}
    </Box>
  );
}
