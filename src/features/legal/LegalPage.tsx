import { Page } from '@/design/components/Page/Page';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { useIsReturn } from '@/components/useIsReturn';
import { CONTACT_ANCHOR, contentId, routes } from '@/config/routes';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Heading } from '@/design/components/Heading/Heading';
import { Spread } from '@/design/components/Spread/Spread';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useRemote } from '@/state/useRemote';
import { legalTexts } from '@/texts/legal';
import type { LegalFacts, PageTextName } from '@contract/rules/site/legal';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './LegalBlocks.css';
import { legalText } from './legalText';
import { Box } from '@/design/components/Box/Box';
import type { LegalBlock, LegalLine, LegalPart } from '@contract/models/legal';

const isFact = (name: string): name is keyof LegalFacts => name in legalTexts.blanks;

/** A fact of the deployment, or else its name, marked as missing. */
function Fact({ name, facts }: { name: string; facts: LegalFacts }) {
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

/** The id of the block at a place, to which the contents link. */
const blockId = (at: number) => `part-${at}`;

interface BlockProps {
  block: LegalBlock;
  at: number;
  facts: LegalFacts;
}

function Block({ block, at: place, facts }: BlockProps) {
  if (block.type === 'heading') {
    return (
      <h2 id={blockId(place)} className={styles.heading}>
        {block.text}
      </h2>
    );
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
function LegalBlocks({ blocks, facts }: LegalBlocksProps) {
  return (
    <Box display="flex" flexDirection="column" gap={12} className={styles.text}>
      {blocks.map((block, at) => (
        <Block key={at} at={at} block={block} facts={facts} />
      ))}
    </Box>
  );
}

/** The links to the headings of a long text. */
function Contents({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <nav aria-label={legalTexts.contents}>
      <Cluster rowGap={4} columnGap={12}>
        {blocks.map(
          (block, at) =>
            block.type === 'heading' && (
              <Link key={at} to={`#${blockId(at)}`} className={styles.link}>
                {block.text}
              </Link>
            ),
        )}
      </Cluster>
    </nav>
  );
}

const skeleton = (
  <Stack gap={16}>
    <Skeleton height={24} width={180} />
    <Skeleton height={280} />
    <Skeleton height={24} width={220} />
    <Skeleton height={360} />
  </Stack>
);

/** The contact section, to which other pages link. */
function Contact({ note, facts }: { note: string; facts: LegalFacts }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The element that the address names did not exist yet when the browser looked for it.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <section id={CONTACT_ANCHOR} aria-labelledby="contact-title" className={styles.contact}>
      <Stack gap={4}>
        <Heading id="contact-title">{legalTexts.contact}</Heading>
        <Text as="p" variant="meta" tone="muted">
          {note}
        </Text>
        <Text as="p" variant="body">
          <Fact name="contact" facts={facts} />
        </Text>
      </Stack>
    </section>
  );
}

/** The text to which the page of another one leads. */
const others = { terms: 'privacy', privacy: 'terms', help: 'terms' } as const;

/** The terms, the privacy policy or the help: version, text, a link to another one, the contact. */
export function LegalPage({ name }: { name: PageTextName }) {
  const { state, retry } = useRemote(legalText, name, useIsReturn());
  const other = others[name];
  const version = state.value?.text.version;
  const versionText = name === 'help' ? legalTexts.changed : legalTexts.inForce;
  return (
    <Page
      id={contentId}
      width="reading"
      display="flex"
      flexDirection="column"
      gap={{ base: 8, wide: 16 }}
    >
      <article className={styles.article}>
        <Stack gap={20}>
          <Stack gap={8}>
            <Heading level={1}>{legalTexts.titles[name]}</Heading>
            <Spread flexWrap="wrap" rowGap={4} columnGap={12}>
              <Text as="p" variant="meta" tone="muted" tabular>
                {version && versionText(version)}
              </Text>
              <Text
                as={Link}
                to={routes[other]}
                variant="meta"
                tone="accent"
                weight="semibold"
                link
              >
                {legalTexts.titles[other]}
              </Text>
            </Spread>
          </Stack>
          <hr className={styles.line} />
          <RemoteContent
            state={state}
            failed={legalTexts.failed}
            skeleton={skeleton}
            onRetry={retry}
          >
            {({ text, facts }) => (
              <>
                {name === 'help' && <Contents blocks={text.blocks} />}
                <LegalBlocks blocks={text.blocks} facts={facts} />
              </>
            )}
          </RemoteContent>
        </Stack>
      </article>
      {state.status === 'ready' && (
        <Contact note={legalTexts.contactNotes[name]} facts={state.value.facts} />
      )}
    </Page>
  );
}
