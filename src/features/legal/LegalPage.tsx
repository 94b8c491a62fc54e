import { Page } from '@/design/components/Page/Page';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { useIsReturn } from '@/components/useIsReturn';
import { CONTACT_ANCHOR, contentId, routes } from '@/config/routes';
import { Heading } from '@/design/components/Heading/Heading';
import { Spread } from '@/design/components/Spread/Spread';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useRemote } from '@/state/useRemote';
import { legalTexts } from '@/texts/legal';
import type { LegalFacts, LegalName } from '@contract/rules/site/legal';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Fact, LegalBlocks } from './LegalBlocks';
import * as styles from './LegalPage.css';
import { legalText } from './legalText';

const skeleton = (
  <Stack gap={16}>
    <Skeleton height={24} width={180} />
    <Skeleton height={280} />
    <Skeleton height={24} width={220} />
    <Skeleton height={360} />
  </Stack>
);

/** The contact section, to which other pages link. */
function Contact({ facts }: { facts: LegalFacts }) {
  const { hash } = useLocation();
  useEffect(() => {
    // The element did not exist yet when the browser looked for it.
    if (hash === `#${CONTACT_ANCHOR}`) document.getElementById(CONTACT_ANCHOR)?.scrollIntoView();
  }, [hash]);
  return (
    <section id={CONTACT_ANCHOR} aria-labelledby="contact-title" className={styles.contact}>
      <Stack gap={4}>
        <Heading id="contact-title">{legalTexts.contact}</Heading>
        <Text as="p" variant="meta" tone="muted">
          {legalTexts.contactNote}
        </Text>
        <Text as="p" variant="body">
          <Fact name="contact" facts={facts} />
        </Text>
      </Stack>
    </section>
  );
}

/** The terms or the privacy policy: version, text, a link to the other one, and the contact. */
export function LegalPage({ name }: { name: LegalName }) {
  const { state, retry } = useRemote(legalText, name, useIsReturn());
  const other = name === 'terms' ? 'privacy' : 'terms';
  const version = state.value?.text.version;
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
                {version && legalTexts.inForce(version)}
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
            {({ text, facts }) => <LegalBlocks blocks={text.blocks} facts={facts} />}
          </RemoteContent>
        </Stack>
      </article>
      {state.status === 'ready' && <Contact facts={state.value.facts} />}
    </Page>
  );
}
