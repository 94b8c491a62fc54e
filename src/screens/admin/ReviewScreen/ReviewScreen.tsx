import { KeyHints } from '@/components/KeyHelp/KeyHelp';
import { Tabs } from '@/design/components/Tabs/Tabs';
import {
  readReviewAddress,
  reviewPath,
  reviewTabs,
  type ReviewAddress,
} from '@/features/admin-review/address';
import { SuspendDialog } from '@/features/admin-members/SuspendDialog';
import { reportHints } from '@/features/admin-reports/reportKeys';
import { ReportQueue } from '@/features/admin-reports/ReportQueue';
import { reviewHints } from '@/features/admin-review/reviewKeys';
import { ReviewPosts } from '@/features/admin-review/ReviewPosts';
import { reviewCountsAtom } from '@/state/reviewCounts';
import { adminTexts } from '@/texts/admin/menu';
import { reviewTexts } from '@/texts/admin/review';
import { formatNumber } from '@contract/rules/text/counts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The posts that wait for review, the confirmed posts, and the reports. */
export default function ReviewScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const counts = useAtomValue(reviewCountsAtom);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const address = readReviewAddress(params);
  const { tab, q, state } = address;
  const show = (change: Partial<ReviewAddress>) => {
    const next = { ...address, ...change };
    void navigate(reviewPath(next), { replace: next.tab === tab, state: { stays: true } });
  };
  const tabs = reviewTabs.map((value) => ({
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
      <Tabs
        label={reviewTexts.tabsLabel}
        options={tabs}
        value={tab}
        onChange={(value) => show({ tab: value })}
      >
        {tab === 'reports' ? (
          <ReportQueue
            key={state}
            state={state}
            onState={(next) => show({ state: next })}
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
            onSearch={(words) => show({ q: words })}
          />
        )}
      </Tabs>
    </AdminPage>
  );
}
