import { SiteChecklist } from '@/features/admin-checklist/SiteChecklist';
import { StatusNotice } from '@/features/admin-status/StatusNotice';
import { KeyHints } from '@/components/KeyHelp/KeyHelp';
import { Tabs } from '@/design/components/Tabs/Tabs';
import { adminPath } from '@/config/adminPages';
import { reviewFilters } from '@/features/admin-review/address';
import { SuspendDialog } from '@/features/admin-members/SuspendDialog';
import { reportHints } from '@/features/admin-reports/reportKeys';
import { ReportQueue } from '@/features/admin-reports/ReportQueue';
import { reviewHints } from '@/features/admin-review/reviewKeys';
import { ReviewPosts } from '@/features/admin-review/ReviewPosts';
import { reviewCountsAtom } from '@/state/reviewCounts';
import { useFilters } from '@/state/useFilters';
import { adminTexts } from '@/texts/admin/menu';
import { reviewTexts } from '@/texts/admin/review';
import { formatNumber } from '@contract/rules/text/counts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The posts that wait for review, the confirmed posts, and the reports. */
export default function ReviewScreen() {
  const counts = useAtomValue(reviewCountsAtom);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { chosen, choose } = useFilters(adminPath('review'), reviewFilters);
  const { tab, q, state } = chosen;
  const filter = (change: Partial<typeof chosen>) =>
    choose(change, { replace: true, state: { stays: true } });
  const tabs = reviewFilters.tab.options.map((value) => ({
    value,
    label: reviewTexts.tabs[value],
    ...(counts && { count: formatNumber(counts[value]) }),
  }));
  return (
    <AdminPage
      title={adminTexts.pages.review}
      aside={
        <KeyHints
          keys={tab === 'reports' ? reportHints : reviewHints}
          onOpen={() => setIsHelpOpen(true)}
        />
      }
    >
      <StatusNotice />
      <SiteChecklist />
      <Tabs
        label={reviewTexts.tabsLabel}
        options={tabs}
        value={tab}
        onChange={(next) => {
          // Reports have no search, and posts no state of reports.
          const others = next === 'reports' ? { q: '' } : { state: 'open' as const };
          choose({ tab: next, ...others }, { state: { stays: true } });
        }}
      >
        {tab === 'reports' ? (
          <ReportQueue
            key={state}
            state={state}
            onState={(next) => filter({ state: next })}
            isHelpOpen={isHelpOpen}
            onHelp={setIsHelpOpen}
            renderSuspend={(question) => <SuspendDialog {...question} />}
          />
        ) : (
          <ReviewPosts
            key={`${tab} ${q}`}
            tab={tab}
            q={q}
            isHelpOpen={isHelpOpen}
            onHelp={setIsHelpOpen}
            onSearch={(words) => filter({ q: words })}
          />
        )}
      </Tabs>
    </AdminPage>
  );
}
