import { Tabs } from '@/design/components/Tabs/Tabs';
import {
  readReviewAddress,
  reviewPath,
  reviewTabs,
  type ReviewTab,
} from '@/features/admin-review/address';
import { KeyHints } from '@/features/admin-review/KeyHelp';
import { ReviewPosts } from '@/features/admin-review/ReviewPosts';
import { reviewCountsAtom } from '@/state/reviewCounts';
import { adminTexts } from '@/texts/admin/menu';
import { reviewTexts } from '@/texts/admin/review';
import { formatNumber } from '@contract/rules/counts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The posts that wait for review, those that were confirmed, and what was reported. */
export default function ReviewScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const counts = useAtomValue(reviewCountsAtom);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { tab, q } = readReviewAddress(params);
  const show = (next: ReviewTab, words = q) => {
    const to = reviewPath({ tab: next, q: words });
    void navigate(to, { replace: next === tab, state: { stays: true } });
  };
  const items = reviewTabs.map((id) => ({
    id,
    label: reviewTexts.tabs[id],
    ...(counts && { count: formatNumber(counts[id]) }),
  }));
  return (
    <AdminPage
      title={adminTexts.pages.review}
      aside={<KeyHints onOpen={() => setIsHelpOpen(true)} />}
    >
      <Tabs label={reviewTexts.tabsLabel} items={items} selected={tab} onSelect={show}>
        <ReviewPosts
          key={`${tab} ${q}`}
          tab={tab}
          q={q}
          isHelpOpen={isHelpOpen}
          onHelp={setIsHelpOpen}
          onSearch={(words) => show(tab, words)}
        />
      </Tabs>
    </AdminPage>
  );
}
