import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { refreshQuotasAtom } from '@/state/quotas';
import type { Remote } from '@/state/remote';
import { useQuotas } from '@/state/useQuotas';
import { adminTexts } from '@/texts/admin/menu';
import type { QuotaState } from '@contract/models/tools';
import { seoulDay, seoulTimestamp } from '@contract/rules/site/time';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { list } from './QuotaFigures.css';

const shown = [
  ['youtube.units', adminTexts.quota.general],
  ['youtube.search', adminTexts.quota.search],
] as const;

/** From this share on, the numbers of a quota are coloured. */
const SCARCE = 0.9;

function toneOf({ used, limit }: QuotaState) {
  if (used >= limit) return 'danger';
  return used >= SCARCE * limit ? 'warning' : 'neutral';
}

/** When a quota resets, in Korean time. */
function resetOf({ resetsAt }: QuotaState): string {
  const moment = Date.parse(resetsAt);
  const day = seoulDay(moment) === seoulDay(Date.now()) ? 'today' : 'tomorrow';
  return adminTexts.quota.resets(day, seoulTimestamp(moment).slice(11, 16));
}

/** Reloads when the page becomes visible again, because other admins use the quotas too. */
function useRefreshOnShow(): void {
  const refresh = useSetAtom(refreshQuotasAtom);
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [refresh]);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Reloads after the reset of a quota; if the answer is still of the old day, tries again later. */
function useRefreshAtReset(state: Remote<{ quotas: readonly QuotaState[] }>): void {
  const refresh = useSetAtom(refreshQuotasAtom);
  useEffect(() => {
    const resets = state.value?.quotas.map(({ resetsAt }) => Date.parse(resetsAt)) ?? [];
    if (resets.length === 0) return undefined;
    const left = Math.min(...resets) - Date.now();
    const timer = setTimeout(() => void refresh(), left > 0 ? left + SECOND : MINUTE);
    return () => clearTimeout(timer);
  }, [state, refresh]);
}

/** The usage of the two daily YouTube quotas, and their reset times; nothing while unknown. */
export function QuotaFigures() {
  const state = useQuotas();
  useRefreshOnShow();
  useRefreshAtReset(state);
  const { status, value } = state;
  if (status === 'failed') return null;
  const states = shown.map(([quota, name]) => ({
    name,
    state: value?.quotas.find((one) => one.quota === quota),
  }));
  const [first] = states;
  return (
    <ul className={list} aria-label={adminTexts.quota.title} aria-busy={value === null}>
      {states.map(({ name, state }) => (
        <Row as="li" key={name} gap={6}>
          <span>{name} </span>
          {state ? (
            <Text weight="semibold" tone={toneOf(state)}>
              {adminTexts.quota.used(state.used, state.limit)}
            </Text>
          ) : (
            <Skeleton width={72} height={16} />
          )}
        </Row>
      ))}
      {first?.state && <li>{resetOf(first.state)}</li>}
    </ul>
  );
}
