import { Age } from '@/components/Age/Age';
import { adminPath } from '@/config/adminPages';
import { Badge } from '@/design/components/Badge/Badge';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Grid } from '@/design/components/Grid/Grid';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { adminBackupTexts } from '@/texts/admin/backups';
import { adminStatusTexts as texts } from '@/texts/admin/status';
import type { JobState, Status } from '@contract/models/status';
import type { StatusPart } from '@contract/rules/admin/status';
import { jobTexts, quotaTexts } from '@contract/statusTexts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Facts } from './StatusCard';

type Part = (props: { status: Status }) => ReactNode;

const Processes: Part = ({ status: { version, node, processes } }) => (
  <>
    <Facts
      facts={[
        [texts.version, version],
        [texts.node, node],
        [texts.processes, texts.processCount(processes.length)],
      ]}
    />
    <Stack as="ul" gap={12}>
      {processes.map((one) => (
        <Stack as="li" key={`${one.host} ${one.pid} ${one.startedAt}`} gap={4}>
          <Cluster>
            <Text variant="label">{texts.process(one)}</Text>
            <Badge>{one.version}</Badge>
            {one.isAnswering && <Badge tone="accent">{texts.answering}</Badge>}
          </Cluster>
          <Text variant="meta" tone="muted">
            <Age at={one.startedAt} words={texts.started} />
          </Text>
        </Stack>
      ))}
    </Stack>
  </>
);

const Database: Part = ({ status: { database } }) => {
  const { engine, version, driver, bytes, migrations, waiting, missing } = database;
  return (
    <Facts
      facts={[
        [texts.engine, `${texts.engines[engine]} ${version}`],
        [texts.driver, driver],
        [texts.size, texts.bytes(bytes)],
        [texts.migrations, texts.migrated(migrations, waiting)],
        [texts.missing, missing.join(', ') || texts.none],
      ]}
    />
  );
};

const Storage: Part = ({ status: { disk, uploads } }) => (
  <Facts
    facts={[
      [texts.free, disk ? texts.space(disk.free, disk.total) : texts.unknown],
      [texts.uploads, texts.pictures(uploads.count, uploads.bytes)],
    ]}
  />
);

const Backups: Part = ({ status: { backups } }) => {
  const { state, last, everyHours, keep } = backups;
  return (
    <>
      <Facts
        facts={[
          [texts.backupState, adminBackupTexts.states[state].name],
          [
            texts.lastBackup,
            last ? <Age at={last.createdAt} words={adminBackupTexts.made} /> : texts.none,
          ],
          [texts.backupPlan, state === 'off' ? null : texts.plan(everyHours, keep)],
        ]}
      />
      <Text as={Link} to={adminPath('backups')} variant="meta" tone="accent" weight="semibold" link>
        {texts.backupPage}
      </Text>
    </>
  );
};

const Mail: Part = ({ status: { mail, waitingDevices } }) => (
  <Facts
    facts={[
      [texts.waitingMails, texts.mails(mail.waiting)],
      [texts.failingMails, texts.mails(mail.failing)],
      [texts.refusedMails, texts.mails(mail.refused)],
      [texts.oldest, mail.oldestAt === null ? null : <Age at={mail.oldestAt} words={texts.ago} />],
      [texts.waitingDevices, texts.devices(waitingDevices)],
    ]}
  />
);

function Runs({ job: { everySeconds, lastAt, failedAt, doneAt } }: { job: JobState }) {
  const moments = [
    ['ran', lastAt, texts.ran],
    ['failed', failedAt, texts.failedAgo],
    ['done', doneAt, texts.doneAgo],
  ] as const;
  return (
    <Cluster gap={4} columnGap={12}>
      <Text variant="meta" tone="muted">
        {texts.every(everySeconds)}
      </Text>
      {lastAt === null && (
        <Text variant="meta" tone="muted">
          {texts.notYet}
        </Text>
      )}
      {moments.map(
        ([key, at, words]) =>
          at !== null && (
            <Text key={key} variant="meta" tone="muted">
              <Age at={at} words={words} />
            </Text>
          ),
      )}
    </Cluster>
  );
}

const Jobs: Part = ({ status: { jobs } }) => (
  <>
    <Text as="p" variant="meta" tone="muted">
      {texts.jobsOf}
    </Text>
    <Grid as="ul" min={280} gap={16}>
      {jobs.map((job) => (
        <li key={job.name}>
          <Cluster>
            <Text variant="label">{jobTexts[job.name]}</Text>
            {job.isFailing && <Badge tone="danger">{adminBackupTexts.states.failed.name}</Badge>}
          </Cluster>
          <Runs job={job} />
        </li>
      ))}
    </Grid>
  </>
);

const Quotas: Part = ({ status: { quotas, missingKeys } }) => (
  <>
    <Grid as="ul" min={280} gap={16}>
      {quotas.map(({ quota, used, limit }) => (
        <li key={quota}>
          <ProgressBar
            label={quotaTexts[quota]}
            value={used / limit}
            valueText={texts.used(used, limit)}
            size="sm"
          />
        </li>
      ))}
    </Grid>
    {missingKeys.length > 0 && (
      <Text as="p" variant="meta" tone="muted">
        {texts.missingKeys(missingKeys.map((name) => texts.keys[name]))}
      </Text>
    )}
  </>
);

/** What each part of the status page shows. */
export const statusContents: Record<StatusPart, Part> = {
  processes: Processes,
  database: Database,
  storage: Storage,
  backups: Backups,
  mail: Mail,
  jobs: Jobs,
  quotas: Quotas,
};
